import type { CardStatus } from '#domain/competition/card-status.ts'
import type { BracketType, CompetitionStatus, CompetitionType } from '#domain/competition/competition.ts'
import { competitionsWordsText as words } from '#web/messages/en/competitions-words.ts'

export const competitionTypeNames: Readonly<Record<CompetitionType, string>> = words.types

export const bracketTypeNames: Readonly<Record<BracketType, string>> = words.brackets

export const competitionStatusNames: Readonly<Record<CompetitionStatus, string>> = words.statuses

/** What the committee says of a card, with the letters that result sheets use. */
export const cardStatusNames: Readonly<Record<CardStatus, string>> = words.cards

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
