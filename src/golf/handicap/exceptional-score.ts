import type { Fraction } from '../fraction.ts'

/**
 * R3.7, Rules of Handicapping 5.9: a score 7.0 to 9.9 better than the Handicap Index held when it was played lowers
 * every differential of the newest twenty by 1.0, one 10.0 better or more by 2.0. The differential is compared
 * unrounded. `index` and the answer in tenths, the differential in strokes. No index, no exceptional score.
 */
export function exceptionalAdjustment(index: number | null, unrounded: Fraction): 0 | -10 | -20 {
  if (index === null) return 0
  const better = index * unrounded.denominator - 10 * unrounded.numerator
  if (better >= 100 * unrounded.denominator) return -20
  return better >= 70 * unrounded.denominator ? -10 : 0
}
