import type { CardStatus } from '#domain/competition/card-status.ts'
import type { BracketType, CompetitionStatus, CompetitionType } from '#domain/competition/competition.ts'

export const competitionTypeNames: Record<CompetitionType, string> = {
  stableford: 'Stableford',
  stroke_play: 'Stroke play',
  matchplay: 'Match play',
  team_stroke: 'Team stroke play',
  team_stableford: 'Team Stableford',
}

export const bracketTypeNames: Record<BracketType, string> = {
  single_elimination: 'Single elimination',
  double_elimination: 'Double elimination',
}

export const competitionStatusNames: Record<CompetitionStatus, string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Completed',
  final: 'Final',
  cancelled: 'Cancelled',
}

/** What the committee says of a card, with the letters that result sheets use. */
export const cardStatusNames: Record<CardStatus, string> = {
  playing: 'In play',
  no_return: 'No return (NR)',
  withdrawn: 'Withdrawn (WD)',
  disqualified: 'Disqualified (DQ)',
}

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
