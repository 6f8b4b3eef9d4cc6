/** The lowest and the highest of the ratings that a course has, in whole tenths, and of its slopes. */
export type RatingRange = { courseRating: readonly [number, number]; slope: readonly [number, number] }

type Rated = { courseRating: number; slope: number }

/** What a course is rated: its tees' ratings, else its own; undefined where nothing is rated (D6). */
export function ratingRange(course: {
  own: Rated | undefined
  tees: readonly { ratings: readonly Rated[] }[]
}): RatingRange | undefined {
  const ofTees = course.tees.flatMap((tee) => tee.ratings)
  const rated = ofTees.length > 0 ? ofTees : course.own ? [course.own] : []
  if (rated.length === 0) return undefined
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  return {
    courseRating: range(rated.map((one) => one.courseRating)),
    slope: range(rated.map((one) => one.slope)),
  }
}
