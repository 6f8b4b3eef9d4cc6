import type { RatingValues } from '../course/course.ts'
import { courseHandicap, type CourseHandicap, type HandicapIndex } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'

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
