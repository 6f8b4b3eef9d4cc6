import { totalPar, type Hole, type NineRatings, type RatingValues, type TeeRating } from './course.ts'
import type { Nine } from './nines.ts'

type Rated = { ratings: readonly TeeRating[] }
type WholeOf<H, T> = {
  course: { courseRating: number | null; slope: number; par: number }
  tees: readonly T[]
  holes: readonly H[]
}

/**
 * A course as it is for a round of one of its nines: nine holes with their own numbers, and tees with the ratings of that nine. A
 * tee whose nines are not rated has no ratings then, so its scores go on no record and it is played by slope and par alone. What
 * is no course of eighteen holes, or no nine, stays whole.
 */
export function cutToNine<H extends Hole, T extends Rated, W extends WholeOf<H, T>>(
  whole: W & WholeOf<H, T>,
  nine: Nine | null,
): W {
  if (nine === null || whole.holes.length !== 18) return whole
  const holes = [...whole.holes]
    .sort((a, b) => a.holeNumber - b.holeNumber)
    .filter(({ holeNumber }) => isOnNine(holeNumber, nine))
  const { course } = whole
  return {
    ...whole,
    course: { ...course, courseRating: null, slope: course.slope, par: totalPar(holes) },
    tees: whole.tees.map((tee) => ({ ...tee, ratings: tee.ratings.flatMap((one) => ofNine(one, nine)) })),
    holes,
  }
}

function ofNine({ gender, nines: rated }: TeeRating, nine: Nine): TeeRating[] {
  return rated ? [{ gender, ...rated[nine] }] : []
}

/** Whether a hole of a course of eighteen is one of that nine. */
export const isOnNine = (holeNumber: number, nine: Nine) => (nine === 'front') === holeNumber <= 9

/** Which nine of a course of eighteen holes a card of nine is of; null where it is of all its holes. */
export function nineOfCard(card: readonly Hole[], course: readonly Pick<Hole, 'holeNumber'>[]): Nine | null {
  if (card.length !== 9 || course.length !== 18) return null
  return Math.min(...card.map(({ holeNumber }) => holeNumber)) === 1 ? 'front' : 'back'
}

type NineRatingProblem = 'pars' | 'course_ratings'

/**
 * What does not fit between the ratings of two nines and those of the eighteen: the two pars are its par, and the two Course Ratings
 * nearly its Course Rating, since each nine is rated by itself (Rules of Handicapping, Appendix G). Slopes may differ.
 */
export function ninesProblem(
  { courseRating, par }: RatingValues,
  { front, back }: NineRatings,
): NineRatingProblem | undefined {
  if (front.par + back.par !== par) return 'pars'
  return Math.abs(front.courseRating + back.courseRating - courseRating) > MOST_APART
    ? 'course_ratings'
    : undefined
}

/** Tenths: a slip of the pen moves them further apart. */
const MOST_APART = 5
