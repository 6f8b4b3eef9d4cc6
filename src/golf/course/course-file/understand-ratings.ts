import { checkRating } from '../check-rating.ts'
import type { Gender, NineRatings, RatingValues } from '../course.ts'
import { ninesProblem } from '../nine.ts'
import type { FileNote, FileRating, FileTee, TeeOfGender, UnderstoodRating } from './file-course.ts'

/** The rating of a tee for its gender where it is one, and what of it was left out. */
export function understandRating(
  tee: FileTee,
  holeCount: 9 | 18,
): { rating: UnderstoodRating | undefined; notes: FileNote[] } {
  const named = { tee: tee.name, gender: tee.gender }
  if (!isThere(tee.rating)) return { rating: undefined, notes: [{ kind: 'no_rating', tees: [named] }] }
  if (tee.gender === undefined)
    return { rating: undefined, notes: [{ kind: 'rating_for_whom', tee: named, rating: tee.rating }] }
  const values = valuesOf(tee.rating, holeCount)
  if (!values)
    return { rating: undefined, notes: [{ kind: 'rating_refused', tee: named, rating: tee.rating }] }
  const added = parOf(tee, 0, holeCount)
  const par = added ?? tee.par
  const own = { gender: tee.gender, ...values, par }
  const notes: FileNote[] =
    added !== undefined && tee.par !== undefined && added !== tee.par
      ? [{ kind: 'par_differs', tee: named, said: tee.par, added }]
      : []
  return withNines(tee, { own, named, notes, holeCount })
}

type Rated = {
  own: { gender: Gender; courseRating: number; slope: number; par: number | undefined }
  named: TeeOfGender
  notes: FileNote[]
  holeCount: 9 | 18
}

/** Both nines, or neither: a nine without the other is no rating of the course's nines. */
function withNines(tee: FileTee, { own, named, notes, holeCount }: Rated) {
  if (holeCount === 9) return { rating: own, notes }
  const [front, back] = [tee.front ?? {}, tee.back ?? {}]
  if (!isThere(front) && !isThere(back))
    return { rating: own, notes: [...notes, { kind: 'no_nines' as const, tees: [named] }] }
  const nines = ninesOf(tee, own)
  return nines
    ? { rating: { ...own, nines }, notes }
    : { rating: own, notes: [...notes, { kind: 'nines_refused' as const, tee: named, front, back }] }
}

function ninesOf(tee: FileTee, { par, ...own }: Rated['own']): NineRatings | undefined {
  const front = nineOf(tee.front, parOf(tee, 0, 9))
  const back = nineOf(tee.back, parOf(tee, 9, 18))
  if (!front || !back || par === undefined) return undefined
  return ninesProblem({ ...own, par }, { front, back }) === undefined ? { front, back } : undefined
}

function nineOf(rating: FileRating | undefined, par: number | undefined): RatingValues | undefined {
  const values = rating && valuesOf(rating, 9)
  return values && par !== undefined ? { ...values, par } : undefined
}

/** Some programs write 0 for what they do not know. */
function isThere(rating: FileRating | undefined): rating is FileRating {
  return (rating?.courseRating ?? 0) !== 0 || (rating?.slope ?? 0) !== 0
}

/** In whole tenths. A second decimal, which some programs have of nine holes, is no Course Rating, and rounding it would be a guess. */
function valuesOf({ courseRating = 0, slope = 0 }: FileRating, holes: 9 | 18) {
  const tenths = Math.round(courseRating * 10)
  if (Math.abs(tenths - courseRating * 10) > 1e-6) return undefined
  const checked = checkRating({ courseRating: tenths, slope }, holes)
  return checked.ok ? checked.value : undefined
}

/** Undefined where a hole has no par. */
function parOf({ holes }: FileTee, from: number, to: number): number | undefined {
  const pars = holes.slice(from, to).flatMap(({ par }) => (par === undefined ? [] : [par]))
  return pars.length === to - from ? pars.reduce((sum, par) => sum + par, 0) : undefined
}
