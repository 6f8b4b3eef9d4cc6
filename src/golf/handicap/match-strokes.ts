import { compareFractions, plus, type Fraction } from '../fraction.ts'
import { playingHandicap, type PlayingHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'

/**
 * `appendix_c`: allowance first, then the whole difference of Playing Handicaps. `england_2024`: the percentage of the
 * difference of Course Handicaps: of the unrounded ones in matches of pairs (R5.3), of the rounded ones, as they stand on
 * both cards, in singles. The terms of a competition name one.
 */
export const matchStrokesMethods = ['appendix_c', 'england_2024'] as const
export type MatchStrokesMethod = (typeof matchStrokesMethods)[number]

/**
 * R5.2, Appendix C: in match play the lowest Playing Handicap plays off 0 and the others get the full difference,
 * plus players included: +2 against 6 gives 8 strokes. Strokes are in the order of `handicaps`.
 */
export function matchStrokes(handicaps: readonly PlayingHandicap[]): PlayingHandicap[] {
  const lowest = Math.min(...handicaps)
  return handicaps.map((handicap) => playingHandicap(handicap - lowest))
}

/** R5.3: the difference of the Course Handicaps times the percentage, rounded once. In the order given. */
export function matchStrokesInEngland(
  courseHandicaps: readonly Fraction[],
  allowancePercent: number,
): PlayingHandicap[] {
  const lowest = [...courseHandicaps].sort(compareFractions)[0]
  if (!lowest) return []
  return courseHandicaps.map((one) => {
    const difference = plus(one, { ...lowest, numerator: -lowest.numerator })
    return playingHandicap(roundHalfUp(difference.numerator * allowancePercent, difference.denominator * 100))
  })
}
