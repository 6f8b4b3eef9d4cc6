import { accepted, refused, type Outcome } from '../outcome.ts'
import type { RatingValues } from './course.ts'

export const LOWEST_SLOPE = 55
export const HIGHEST_SLOPE = 155

/** Course ratings this product takes for possible, in tenths: a short par-3 course to the hardest championship tee. */
export const possibleCourseRating = { 9: [200, 450], 18: [400, 900] } as const

export type RatingRefusal = 'slope_out_of_range' | 'course_rating_impossible'

/** Slope 55 to 155 (Rules of Handicapping, Definitions) and a course rating that can be; anything else is refused. */
export function checkRating<Values extends Pick<RatingValues, 'courseRating' | 'slope'>>(
  values: Values,
  holes: 9 | 18,
): Outcome<Values, RatingRefusal> {
  const { slope, courseRating } = values
  const [lowest, highest] = possibleCourseRating[holes]
  if (!Number.isInteger(slope) || slope < LOWEST_SLOPE || slope > HIGHEST_SLOPE)
    return refused(
      'slope_out_of_range',
      `A slope rating is ${LOWEST_SLOPE} to ${HIGHEST_SLOPE}, not ${slope}.`,
    )
  if (!Number.isInteger(courseRating) || courseRating < lowest || courseRating > highest)
    return refused(
      'course_rating_impossible',
      `${courseRating / 10} is not a possible course rating of ${holes} holes.`,
    )
  return accepted(values)
}
