import { playingHandicap, type PlayingHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import type { ExactCourseHandicap } from './course-handicap.ts'

/**
 * R5, Rules of Handicapping 6.2 and Appendix C: the unrounded Course Handicap times the allowance, rounded once.
 * `allowancePercent` is whole percent, 95 for individual stroke play.
 */
export function playingHandicapFrom(exact: ExactCourseHandicap, allowancePercent: number): PlayingHandicap {
  return playingHandicap(roundHalfUp(exact.numerator * allowancePercent, exact.denominator * 100))
}
