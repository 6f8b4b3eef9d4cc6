import type { GolfUnion } from './rules-of-play/golf-unions.ts'
import type { Recommended } from './recommended-allowance.ts'

/**
 * The allowances from which a union lets its clubs choose for a line of Appendix C, in percent, highest first; undefined
 * where it has no list. Golf Ireland since 1 April 2025:
 * https://www.gcma.org.uk/news/playing-handicap-world-handicap-system-changes
 */
export function allowancesOfUnion(
  union: GolfUnion | null,
  line: Recommended['line'],
): readonly number[] | undefined {
  if (union !== 'ireland' || line === 'individual_match_play') return undefined
  if (line.startsWith('individual_')) return [100, 95, 90, 85]
  return line.startsWith('four_ball_') ? [90, 85, 80, 75] : undefined
}
