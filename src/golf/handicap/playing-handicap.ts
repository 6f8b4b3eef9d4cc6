import {
  playingHandicap,
  type PlayingHandicap,
  courseHandicap,
  type CourseHandicap,
  type HandicapIndex,
} from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import type { RatingValues } from '../course/course.ts'
import { matchStrokes } from './match-strokes.ts'
import { compareFractions, plus, type Fraction } from '../fraction.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'

/**
 * R5, Rules of Handicapping 6.2 and Appendix C: the unrounded Course Handicap times the allowance, rounded once.
 * `allowancePercent` is whole percent, 95 for individual stroke play.
 */
export function playingHandicapFrom(exact: ExactCourseHandicap, allowancePercent: number): PlayingHandicap {
  return playingHandicap(roundHalfUp(exact.numerator * allowancePercent, exact.denominator * 100))
}

/** A fraction in whole numbers; the Course Handicap before rounding, which the Playing Handicap is taken from. */
export type ExactCourseHandicap = { numerator: number; denominator: number }

/**
 * R4.1, Rules of Handicapping 6.1: Handicap Index x slope / 113 + (course rating - par), unrounded.
 * Index and rating are whole tenths, so the value is exact over 1130.
 */
export function exactCourseHandicap(index: HandicapIndex, values: RatingValues): ExactCourseHandicap {
  return {
    numerator: index * values.slope + 113 * (values.courseRating - 10 * values.par),
    denominator: 1130,
  }
}

/**
 * R4.2: on nine holes the index is halved and rounded to a tenth first; 8.7 becomes 4.4. The rating values are
 * those of the nine.
 */
export function exactNineHoleCourseHandicap(index: HandicapIndex, values: RatingValues): ExactCourseHandicap {
  const half = roundHalfUp(index, 2)
  return {
    numerator: half * values.slope + 113 * (values.courseRating - 10 * values.par),
    denominator: 1130,
  }
}

/** The Course Handicap as shown and as net double bogey uses it: rounded half up (R4.1). */
export function roundCourseHandicap(exact: ExactCourseHandicap): CourseHandicap {
  return courseHandicap(roundHalfUp(exact.numerator, exact.denominator))
}

/** How results are compared: net totals and matches, or against the par of the tee that was played. */
type ComparedBy = 'net' | 'par'

/**
 * R5.4, Rules of Handicapping 6.2b: one event, tees of different pars. Compared by net total or in a match, the
 * higher par adds the difference from the lowest par to the Playing Handicap. Compared with par (Stableford, par/bogey,
 * boards by net to par) nothing is added, because the par of the tee contains the difference.
 */
export function onMixedTees(
  handicap: PlayingHandicap,
  tee: { par: number; lowestPar: number; comparedBy: ComparedBy },
): PlayingHandicap {
  return tee.comparedBy === 'par' ? handicap : playingHandicap(handicap + tee.par - tee.lowestPar)
}

/**
 * R5.4 in a match: the strokes that the players get (`given`, the lowest 0) with the difference of their pars, and again
 * from the lowest. `pars` are of the tees they play, in the same order.
 */
export function matchStrokesOnMixedTees(
  given: readonly PlayingHandicap[],
  pars: readonly number[],
): PlayingHandicap[] {
  const lowestPar = Math.min(...pars)
  return matchStrokes(
    given.map((strokes, i) =>
      onMixedTees(strokes, { par: pars[i] ?? lowestPar, lowestPar, comparedBy: 'net' }),
    ),
  )
}

/** The par to which cards of one event are brought before their countback is compared: level fours. */
const COMMON_PAR_OF_A_HOLE = 4

/**
 * R5.4 in net stroke play. Places go by net against par, which holds the difference of the pars already; countback compares
 * net strokes, so there the Playing Handicap takes it. Cards are brought to one par that does not depend on who is in the
 * field: only the difference between two cards decides, and a card that comes later moves no other.
 */
export function handicapForCountback(handicap: number, card: { par: number; holes: number }): number {
  return onMixedTees(playingHandicap(handicap), {
    par: card.par,
    lowestPar: COMMON_PAR_OF_A_HOLE * card.holes,
    comparedBy: 'net',
  })
}

/**
 * One Playing Handicap for a pair or team that plays one ball (R5; Appendix C: foursomes, greensomes, scrambles): the
 * unrounded Course Handicaps, lowest first, each times its weight in percent, rounded once. Players in any order.
 */
export function teamPlayingHandicap(
  courseHandicaps: readonly Fraction[],
  weightsLowFirst: readonly number[],
): Outcome<PlayingHandicap, 'wrong_team_size'> {
  if (courseHandicaps.length !== weightsLowFirst.length)
    return refused('wrong_team_size', `This format is played by ${weightsLowFirst.length}.`)
  const sum = [...courseHandicaps]
    .sort(compareFractions)
    .map((one, i) => ({ ...one, numerator: one.numerator * (weightsLowFirst[i] ?? 0) }))
    .reduce(plus, { numerator: 0, denominator: 1 })
  return accepted(playingHandicap(roundHalfUp(sum.numerator, sum.denominator * 100)))
}
