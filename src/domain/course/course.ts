import { accepted, refused, type Outcome } from '../outcome.ts'

export const genders = ['men', 'women'] as const
export type Gender = (typeof genders)[number]

/** Ratings of one tee for one gender (R4.4). `courseRating` in whole tenths: 712 is 71.2. */
export type TeeRating = { gender: Gender; courseRating: number; slope: number; par: number }

/** What a card needs of a hole. `strokeIndex` is 1 to 18, also on a nine cut from an 18-hole card. */
export type Hole = { holeNumber: number; par: number; strokeIndex: number }

/** Rating values used for one round, decided when it starts (R0.3). `courseRating` in whole tenths. */
export type RatingValues = { courseRating: number; slope: number; par: number }

export const NEUTRAL_SLOPE = 113

/**
 * The ratings that a round is played with (D6): the tee's own for the player's gender, else the tee's for the other
 * gender, else the course's, else slope 113, the par of the holes, and a course rating equal to that par. A fixed 72.0
 * would give 36 strokes on nine holes (T3).
 */
export function ratingValues(input: {
  ratings: readonly TeeRating[]
  gender: Gender | undefined
  course: { courseRating: number | undefined; slope: number | undefined; par: number | undefined }
  holes: readonly Hole[]
}): RatingValues {
  const own = input.ratings.find((rating) => rating.gender === input.gender) ?? input.ratings[0]
  if (own) return { courseRating: own.courseRating, slope: own.slope, par: own.par }
  const par = input.course.par ?? totalPar(input.holes)
  return {
    courseRating: input.course.courseRating ?? par * 10,
    slope: input.course.slope ?? NEUTRAL_SLOPE,
    par,
  }
}

export function totalPar(holes: readonly Hole[]): number {
  return holes.reduce((sum, hole) => sum + hole.par, 0)
}

/**
 * Stroke indexes are a permutation (R6.4): 1..18 on eighteen holes; on nine, 1..9, or nine different numbers of
 * one parity (1,3,..17 or 2,4,..18). The refusal names the first number that is repeated or out of range.
 */
export function checkStrokeIndexes(
  indexes: readonly number[],
): Outcome<readonly number[], 'stroke_index_out_of_range' | 'stroke_index_repeated'> {
  const nineOf18 = indexes.length === 9 && indexes.some((index) => index > 9)
  const wanted = nineOf18
    ? Array.from({ length: 9 }, (_, i) => 2 * i + ((indexes[0] ?? 1) % 2 === 1 ? 1 : 2))
    : Array.from({ length: indexes.length }, (_, i) => i + 1)
  const seen = new Set<number>()
  for (const index of indexes) {
    if (!wanted.includes(index))
      return refused('stroke_index_out_of_range', `Stroke index ${index} does not belong on this card.`)
    if (seen.has(index)) return refused('stroke_index_repeated', `Stroke index ${index} is used twice.`)
    seen.add(index)
  }
  return accepted(indexes)
}

/**
 * Gives one hole another stroke index; the hole that had it takes the old one, so the card stays a permutation
 * (T5). `exchangedWith` is that hole's number, undefined when the index was free. Refused when the result would
 * not be a permutation.
 */
export function assignStrokeIndex<H extends Hole>(
  holes: readonly H[],
  change: { holeNumber: number; strokeIndex: number },
): Outcome<
  { holes: H[]; exchangedWith: number | undefined },
  'no_such_hole' | 'stroke_index_out_of_range' | 'stroke_index_repeated'
> {
  const hole = holes.find(({ holeNumber }) => holeNumber === change.holeNumber)
  if (!hole) return refused('no_such_hole', `The course has no hole ${change.holeNumber}.`)
  const other = holes.find((one) => one.strokeIndex === change.strokeIndex && one !== hole)
  const changed = holes.map((one) => {
    if (one === hole) return { ...one, strokeIndex: change.strokeIndex }
    return one === other ? { ...one, strokeIndex: hole.strokeIndex } : one
  })
  const checked = checkStrokeIndexes(changed.map((one) => one.strokeIndex))
  return checked.ok ? accepted({ holes: changed, exchangedWith: other?.holeNumber }) : checked
}
