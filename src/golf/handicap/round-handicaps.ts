import { ratingValues, type Gender, type Hole, type RatingValues, type TeeRating } from '../course/course.ts'
import type { HandicapIndex } from '../numbers.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  playingHandicapFrom,
} from './playing-handicap.ts'

/** What a round is played off from one tee (R4, R5). */
export type RoundHandicaps = RatingValues & { courseHandicap: number; playingHandicap: number }

/**
 * The ratings of a tee for a player and what they make of an index. A player without an index plays off 0 (T8). `tee` is
 * null on a course without tees.
 */
export function roundHandicaps(terms: {
  tee: { ratings: readonly TeeRating[] } | null
  gender: Gender | undefined
  course: { courseRating: number | undefined; slope: number | undefined; par: number | undefined }
  holes: readonly Hole[]
  index: HandicapIndex | null
  allowancePercent: number
}): RoundHandicaps {
  const { tee, gender, course, holes, index, allowancePercent } = terms
  const values = ratingValues({ ratings: tee?.ratings ?? [], gender, course, holes })
  if (index === null) return { ...values, courseHandicap: 0, playingHandicap: 0 }
  const exact = (holes.length === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(index, values)
  return {
    ...values,
    courseHandicap: roundCourseHandicap(exact),
    playingHandicap: playingHandicapFrom(exact, allowancePercent),
  }
}
