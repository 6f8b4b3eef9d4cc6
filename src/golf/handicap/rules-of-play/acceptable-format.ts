import type { RulesOfPlay } from './rule-settings.ts'

export const formatsNotCounted = [
  'match_play',
  'four_ball',
  'four_ball_by_committee',
  'team',
  'short_competition',
  'inactive_season',
] as const
export type FormatNotCounted = (typeof formatsNotCounted)[number]

/** What of a competition decides whether its cards go on the handicap record. */
export type CompetitionFormat = {
  competitionType: string
  teamSize: number | null
  countingScores: number | null
}

/** English, as it is kept with the card; each reader's language has its own words. */
export const formatNotCountedWords: Record<FormatNotCounted, string> = {
  match_play: 'Under this club’s rules, match play does not count for the Handicap Index.',
  four_ball: 'Under this club’s rules, four-ball does not count for the Handicap Index.',
  four_ball_by_committee:
    'A four-ball card counts only with 42 points for the pair, nine holes on which the player’s own score counted and 36 scaled points; the committee decides on it.',
  team: 'Under this club’s rules, cards of teams of three or more do not count for the Handicap Index.',
  inactive_season:
    'The round is outside the active season of the club, so it does not count for the Handicap Index.',
  short_competition: 'Under this club’s rules, a competition counts over nine or eighteen holes only.',
}

/** Rules of Handicapping 2.1a: why the cards of a competition do not go on the record; undefined where they do. */
export function formatNotCounted(
  competition: CompetitionFormat,
  rules: RulesOfPlay,
): FormatNotCounted | undefined {
  if (competition.competitionType === 'matchplay')
    return rules.matchPlayScores === 'do_not_count' ? 'match_play' : undefined
  if (isLargerTeam(competition)) return rules.teamScores === 'do_not_count' ? 'team' : undefined
  if (!isFourBall(competition)) return undefined
  switch (rules.fourBallScores) {
    case 'count':
      return undefined
    case 'by_committee':
      return 'four_ball_by_committee'
    case 'do_not_count':
      return 'four_ball'
  }
}

function isLargerTeam({ competitionType, teamSize }: CompetitionFormat): boolean {
  return competitionType.startsWith('team_') && teamSize !== null && teamSize > 2
}

/** Two play as partners, and the better score of each hole counts. */
export function isFourBall({ competitionType, teamSize, countingScores }: CompetitionFormat): boolean {
  return competitionType.startsWith('team_') && teamSize === 2 && countingScores === 1
}

export function formatNotCountedNamed(reason: string | null): FormatNotCounted | undefined {
  return formatsNotCounted.find((one) => one === reason)
}
