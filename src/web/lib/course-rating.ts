import type { Output } from '#contract/platform/call.ts'
import type { listCourses } from '#contract/course/courses.ts'
import { ratingRange } from '#golf/course/rating-range.ts'
import { NEUTRAL_SLOPE } from '#golf/course/course.ts'
import { toUnits } from '#golf/rounding.ts'
import { formatTenth } from './format.ts'

type Course = Output<typeof listCourses.reply>[number]

/** Rating and slope as administrators see them: a range over the tees, or what counts where nothing is rated (T3). */
export function courseRatingTexts(course: Course): { rating: string; slope: string; isRated: boolean } {
  const range = ratingRange({
    own: course.rating === null ? undefined : { courseRating: tenths(course.rating), slope: course.slope },
    tees: course.tees.map(({ ratings }) => ({
      ratings: ratings.map(({ rating, slope }) => ({ courseRating: tenths(rating), slope })),
    })),
  })
  if (!range)
    return {
      rating: formatTenth(course.par),
      slope: String(course.slope),
      isRated: course.slope !== NEUTRAL_SLOPE,
    }
  return {
    rating: between(range.courseRating, (value) => formatTenth(value / 10)),
    slope: between(range.slope, String),
    isRated: true,
  }
}

/** Whether a card from some tee of the course can count for the Handicap Index (D40). */
export function hasRatedTee({ tees }: Pick<Course, 'tees'>): boolean {
  return tees.some(({ ratings }) => ratings.length > 0)
}

function tenths(rating: string): number {
  return toUnits(rating, 1) ?? 0
}

function between([least, most]: readonly [number, number], write: (value: number) => string): string {
  return least === most ? write(least) : `${write(least)}–${write(most)}`
}
