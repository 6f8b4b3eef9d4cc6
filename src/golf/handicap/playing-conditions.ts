import type { Fraction } from '../fraction.ts'
import { differentialOf18, differentialOfNinePlayed, type RatedScore } from './score-differential.ts'

/** The Playing Conditions Calculation is one of these five whole numbers (R1.7, Rules of Handicapping 5.6). */
export const LOWEST_PCC = -1
export const HIGHEST_PCC = 3

/** Of a day for which nobody has entered one. */
export const PCC_NOT_ENTERED = 0

/** Acceptable scores of a day, by players with an index of 36.0 or less, under which the calculation is 0 (5.6). */
export const SCORES_FOR_PCC = 8
export const HIGHEST_INDEX_FOR_PCC = 360

/** The differential of a score under the conditions of its day, unrounded: all of the PCC over 18 holes, half over nine. */
export function differentialUnder(score: RatedScore, holes: 9 | 18): Fraction {
  return holes === 9 ? differentialOfNinePlayed(score) : differentialOf18(score)
}
