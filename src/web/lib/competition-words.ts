import type { Competition } from '#contract/competition/competitions.ts'
import type { CardStatus } from '#golf/competition/card-status.ts'
import type {
  BracketType,
  CompetitionStatus,
  CompetitionType,
  StageWithinStatus,
} from '#golf/competition/competition.ts'
import { libText } from '#web/messages/en/lib/lib.ts'

/*
 * Groups of the catalogue. Another language is written into them later, so read these texts only when they are shown.
 */

export const competitionTypeNames: Readonly<Record<CompetitionType, string>> = libText.competitionTypes

export const bracketTypeNames: Readonly<Record<BracketType, string>> = libText.bracketTypes

export const competitionStatusNames: Readonly<Record<CompetitionStatus | StageWithinStatus, string>> =
  libText.competitionStatuses

/** Where it stands on its day: "Drawn", "In play". */
export function stageName({ stage, status }: Pick<Competition, 'stage' | 'status'>): string {
  return competitionStatusNames[stage ?? status]
}

/** The committee's ruling on a card, with the letters that result sheets use. */
export const cardStatusNames: Readonly<Record<CardStatus, string>> = libText.cardStatuses

/** The badge of a status, in the tones of ui/badge. */
export const competitionStatusTones: Record<CompetitionStatus, 'plain' | 'good' | 'warn' | 'bad' | 'flag'> = {
  draft: 'plain',
  upcoming: 'warn',
  active: 'good',
  completed: 'plain',
  final: 'plain',
  cancelled: 'bad',
}

/** Where a competition's results are: match play has a bracket instead of a board. */
export function competitionResultsPath(competition: {
  id: string
  competitionType: CompetitionType
}): string {
  return `/competitions/${competition.id}/${competition.competitionType === 'matchplay' ? 'bracket' : 'leaderboard'}`
}
