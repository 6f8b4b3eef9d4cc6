import type { CompetitionType } from '../competition.ts'

/**
 * Whether a format gives each player a place of their own, which is what a season counts. A match play ends in a bracket
 * without places below the final, and a team's place is not one player's.
 */
export function mayCountForSeason(type: CompetitionType): boolean {
  switch (type) {
    case 'stableford':
    case 'modified_stableford':
    case 'stroke_play':
    case 'maximum_score':
    case 'par_bogey':
      return true
    case 'matchplay':
    case 'team_stroke':
    case 'team_stableford':
      return false
  }
}
