import { allowances } from '../../handicap/allowances.ts'
import type { PairFormat } from './match-format.ts'

/** What Appendix C recommends for a match of pairs (R5.1), in percent: of each player's handicap, or of the two of a pair together. */
export function pairAllowance(format: PairFormat): number {
  return format === 'four_ball'
    ? allowances.four_ball_match_play.percent
    : Math.max(...allowances.foursomes.weightsLowFirst)
}
