import { accepted, refused, type Outcome } from '../outcome.ts'
import type { Nine } from './nines.ts'

export const genders = ['men', 'women'] as const
export type Gender = (typeof genders)[number]

/** Ratings of one tee for one gender (R4.4). `courseRating` in whole tenths: 712 is 71.2. */
export type TeeRating = {
  gender: Gender
  courseRating: number
  slope: number
  par: number
  /** Of the two nines of eighteen holes, where the club has them. */
  nines?: NineRatings | undefined
}

/** What a card needs of a hole. `strokeIndex` is 1 to 18, also on a nine cut from an 18-hole card. */
export type Hole = { holeNumber: number; par: number; strokeIndex: number }

/** Rating values used for one round, decided when it starts (R0.3). `courseRating` in whole tenths. */
export type RatingValues = { courseRating: number; slope: number; par: number }

/** What the two nines of a tee are rated with, each as the nine-hole course that it then is (Rules of Handicapping 2.2, App. G). */
export type NineRatings = Readonly<Record<Nine, RatingValues>>

export const NEUTRAL_SLOPE = 113

/** Pars that a hole can be given. Holes stored with another par are still played. */
export const LOWEST_PAR = 3
export const HIGHEST_PAR = 6

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

/**
 * Rules of Handicapping 2.1: whether a card from this tee may go on the handicap record, which takes a Course Rating and a
 * Slope Rating of the tee for the player's gender. What stands in for them (`ratingValues`) is for play alone (D40). For a
 * player whose gender is not known, any rating of the tee is taken for theirs.
 */
export function hasOwnRating(
  tee: { ratings: readonly Pick<TeeRating, 'gender'>[] } | null,
  gender: Gender | undefined,
): boolean {
  const ratings = tee?.ratings ?? []
  return gender === undefined ? ratings.length > 0 : ratings.some((rating) => rating.gender === gender)
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
 * Gives holes other stroke indexes. A hole whose index is taken gets the one that its taker had, and so on along the
 * line, so the card stays a permutation (T5): with one change, the two holes exchange. `exchanged` holds these other
 * holes. Refused when the result would not be a permutation.
 */
export function assignStrokeIndexes(
  holes: readonly Pick<Hole, 'holeNumber' | 'strokeIndex'>[],
  changes: readonly { holeNumber: number; strokeIndex: number }[],
): Outcome<
  { indexes: ReadonlyMap<number, number>; exchanged: readonly Exchanged[] },
  'stroke_index_out_of_range' | 'stroke_index_repeated'
> {
  const wanted = new Map(changes.map((change) => [change.holeNumber, change.strokeIndex]))
  const takers = new Map(
    holes.flatMap((hole) => {
      const index = wanted.get(hole.holeNumber)
      return index === undefined ? [] : [[index, hole] as const]
    }),
  )
  const indexes = new Map<number, number>()
  const exchanged: Exchanged[] = []
  for (const { holeNumber, strokeIndex } of holes) {
    const own = wanted.get(holeNumber)
    const from = own === undefined ? followTakers(strokeIndex, takers) : undefined
    indexes.set(holeNumber, own ?? from?.strokeIndex ?? strokeIndex)
    if (from) exchanged.push({ holeNumber, strokeIndex: from.strokeIndex, takenFrom: from.holeNumber })
  }
  const checked = checkStrokeIndexes([...indexes.values()])
  return checked.ok ? accepted({ indexes, exchanged }) : checked
}

/** The last hole in the line of those that take an index: its own is left over. */
function followTakers<H extends { strokeIndex: number }>(
  index: number,
  takers: ReadonlyMap<number, H>,
): H | undefined {
  let last: H | undefined
  for (let i = 0; i < takers.size; i++) {
    const taker = takers.get(last?.strokeIndex ?? index)
    if (!taker) break
    last = taker
  }
  return last
}

/** A hole that got another index because its own was given away; `takenFrom` is the hole that had it before. */
export type Exchanged = { holeNumber: number; strokeIndex: number; takenFrom: number }
