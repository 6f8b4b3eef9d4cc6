import type { Fraction } from '#golf/fraction.ts'
import {
  checkRatedScore,
  differentialOf18,
  differentialOfNinePlayed,
  roundDifferential,
  type RatedScore,
  type ScoreRefusal,
} from '#golf/handicap/score-differential.ts'
import type { KnownPlayer } from './find-player.ts'
import { findRating, type FoundRating, type KnownTee } from './find-rating.ts'
import { readDecimal, readWhole } from './read-decimal.ts'
import { readHoles } from './read-holes.ts'
import { readSigned, type PlusSign } from './read-signed.ts'
import type { ScoreFaultCode } from './read-score-lines.ts'
import type { ScoreField } from './score-fields.ts'

/** What was scored in one round and on which terms. Ratings in tenths. */
export type Played = {
  courseRating: number | null
  slope: number | null
  par: number | null
  pcc: number | null
  adjustedGross: number | null
  /** The list says the differential itself, and no arithmetic of ours made it. */
  isStated: boolean
  /** Of eighteen holes. */
  differential: Fraction
}

export type Report = (field: ScoreField, code: ScoreFaultCode, value: string, otherLine?: number) => void
export type Line = {
  read: (field: ScoreField) => string
  report: Report
  tees: readonly KnownTee[]
  plusSign: PlusSign
}

const MOST_GROSS = 250
/** Nobody has gone round a course of full length in fewer. */
const LEAST_GROSS = 55
const FULL_LENGTH_RATING = 600
/** Differentials in tenths that a list can mean: from the best rounds ever played to three-figure ones. */
const possibleDifferential = [-200, 1_000] as const
/** What may be expected of nine holes that were not played, in tenths, from the best index to the highest (5.1b). */
const possibleExpectedNine = [-50, 310] as const

type Numbers = {
  courseRating: number | null
  slope: number | null
  par: number | null
  pcc: number | null
  adjustedGross: number | null
  differential: Fraction | null
  scaled: Fraction | null
}

/**
 * What was scored, and the differential of it: the one that the list says, otherwise made of score and rating (5.1a). Nine holes
 * need the differential of eighteen that was made of them, because that takes the index of then (5.1b). undefined: it was reported.
 */
export function readPlayed(line: Line, player: KnownPlayer | undefined): Played | undefined {
  const { read, report } = line
  const numbers = readNumbers(line)
  const holes = readHoles(read('holes'))
  const { adjustedGross, differential, scaled } = numbers ?? {}
  if (!numbers) return undefined
  if (differential === null && scaled === null && adjustedGross === null) {
    report('adjustedGross', 'score_missing', read('adjustedGross'))
    return undefined
  }
  const isNine = holes === 9 || (holes !== 18 && isRatedAsNine(numbers))
  if (isNine) return readNine(line, numbers)
  const stated = differential ?? scaled
  if (stated) return readStated(line, numbers, stated)
  if (holes === undefined) {
    report('holes', 'holes_unreadable', read('holes'))
    return undefined
  }
  return readCalculated(line, numbers, player)
}

function readNumbers({ read, report, plusSign }: Line): Numbers | undefined {
  let isReadable = true
  const checked = <Value>(field: ScoreField, value: Value | null | undefined): Value | null => {
    if (value !== undefined) return value
    isReadable = false
    report(field, 'number_unreadable', read(field))
    return null
  }
  const signed = (field: 'differential' | 'scaledDifferential') => {
    const value = readSigned(read(field), plusSign)
    if (value !== 'sign_unclear') return checked(field, value)
    isReadable = false
    report(field, 'sign_unclear', read(field))
    return null
  }
  const rating = ratingPair(read('courseRating'), read('slope'))
  const numbers = {
    courseRating: checked('courseRating', readWhole(rating.courseRating, 10)),
    slope: checked('slope', readWhole(rating.slope, 1)),
    par: checked('par', readWhole(read('par'), 1)),
    pcc: checked('pcc', readWhole(read('pcc').replace(/^\s*[+＋]\s*(?=\d)/, ''), 1)),
    adjustedGross: checked('adjustedGross', readGross(read('adjustedGross'))),
    differential: signed('differential'),
    scaled: signed('scaledDifferential'),
  }
  return isReadable ? numbers : undefined
}

/** "71.2/128" in either column is both. */
function ratingPair(courseRating: string, slope: string): { courseRating: string; slope: string } {
  const [, rating, beside] = /^\s*([\d.,]+)\s*\/\s*(\d+)\s*$/.exec(courseRating || slope) ?? []
  if (rating === undefined || beside === undefined) return { courseRating, slope }
  const isSaid = courseRating !== '' && slope.trim() !== '' && slope.trim() !== beside
  return isSaid ? { courseRating, slope } : { courseRating: rating, slope: beside }
}

/** "95 C": other systems mark the kind of a score behind it. "NR" and 999 are no score. */
function readGross(text: string): number | null | undefined {
  const typed = text.trim()
  if (/^(nr|n\/r|wd|dq|dns|dnf|ns)$/i.test(typed)) return null
  const gross = readDecimal(typed.replace(/\s*[a-z*]{1,2}$/i, ''))
  if (!gross) return gross
  const strokes = gross.numerator / gross.denominator
  if (strokes === 998 || strokes === 999) return null
  return Number.isInteger(strokes) ? strokes : undefined
}

function termsOf({ courseRating, slope, par, pcc, adjustedGross }: Numbers) {
  return { courseRating, slope, par, pcc, adjustedGross }
}

function isRatedAsNine({ courseRating, slope }: Numbers): boolean {
  if (courseRating === null || slope === null) return false
  const rated = { courseRating, slope, adjustedGross: 18, pcc: 0 }
  return !checkRatedScore(rated, 18).ok && checkRatedScore(rated, 9).ok
}

/**
 * Nine holes with the differential that another system made of eighteen. One that is no more than the nine holes themselves, or of
 * which nothing says that it is more, is asked about: taken for eighteen it would halve an index.
 */
function readNine(line: Line, numbers: Numbers): Played | undefined {
  const { read, report } = line
  const { scaled, differential } = numbers
  const field = scaled ? 'scaledDifferential' : 'differential'
  const stated = scaled ?? differential
  if (!stated) {
    report('holes', 'nine_holes', read('holes'))
    return undefined
  }
  if (!checkDifferential(line, { field, stated })) return undefined
  const played = differentialsOfNine(numbers)
  const inTenths = roundDifferential(stated)
  if (played) {
    const [least, most] = [Math.min(...played), Math.max(...played)]
    const [leastExpected, mostExpected] = possibleExpectedNine
    if (!scaled && inTenths >= least - 1 && inTenths <= most + 1) {
      report(field, 'nine_differential', read(field))
      return undefined
    }
    if (inTenths < least + leastExpected || inTenths > most + mostExpected) {
      report(field, 'differential_differs', read(field))
      return undefined
    }
  } else if (!scaled) {
    report(field, 'nine_differential', read(field))
    return undefined
  }
  return { ...termsOf(numbers), isStated: true, differential: stated }
}

/** What the nine holes alone make, in tenths, with the best and worst playing conditions; undefined without score and rating. */
function differentialsOfNine({
  adjustedGross,
  courseRating,
  slope,
  pcc,
}: Numbers): readonly number[] | undefined {
  if (adjustedGross === null || courseRating === null || slope === null) return undefined
  const rated = { adjustedGross, courseRating, slope, pcc: pcc ?? 0 }
  if (!checkRatedScore(rated, 9).ok) return undefined
  return [3, -1].map((conditions) =>
    roundDifferential(differentialOfNinePlayed({ ...rated, pcc: conditions })),
  )
}

/**
 * A differential that the other system says has its conditions and rounding in it, so it stands as it is. Where score and
 * rating stand beside it and no playing conditions could make it of them, a column is something else than it is called.
 */
function readStated(line: Line, numbers: Numbers, stated: Fraction): Played | undefined {
  const { read, report } = line
  const said = termsOf(numbers)
  const field = numbers.differential ? 'differential' : 'scaledDifferential'
  if (!checkDifferential(line, { field, stated })) return undefined
  const { adjustedGross, courseRating, slope } = said
  if (adjustedGross !== null && courseRating !== null && slope !== null) {
    const rated = { adjustedGross, courseRating, slope }
    if (!checkScore(line, { ...rated, pcc: said.pcc ?? 0 })) return undefined
    const made = [3, -1].map((pcc) => roundDifferential(differentialOf18({ ...rated, pcc })))
    const inTenths = roundDifferential(stated)
    if (inTenths < Math.min(...made) - 1 || inTenths > Math.max(...made) + 1) {
      report(field, 'differential_differs', read(field))
      return undefined
    }
  }
  return { ...said, isStated: true, differential: stated }
}

function readCalculated(line: Line, said: Numbers, player: KnownPlayer | undefined): Played | undefined {
  const rating = findRatingOf(line, said, player)
  if (!rating) return undefined
  const rated = { ...rating, adjustedGross: said.adjustedGross ?? 0, pcc: said.pcc ?? 0 }
  if (!checkScore(line, rated)) return undefined
  const made = differentialOf18(rated)
  if (!checkDifferential(line, { field: 'adjustedGross', stated: made })) return undefined
  return { ...rated, isStated: false, differential: made }
}

function findRatingOf(
  { read, report, tees }: Line,
  { courseRating, slope, par }: Pick<Numbers, 'courseRating' | 'slope' | 'par'>,
  player: KnownPlayer | undefined,
): FoundRating | undefined {
  if (courseRating !== null && slope !== null) return { courseRating, slope, par }
  const [courseName, teeName] = [read('courseName'), read('teeName')]
  const found = findRating(tees, { courseName, teeName, gender: player?.gender ?? null })
  if (typeof found !== 'string')
    return { courseRating: found.courseRating, slope: found.slope, par: found.par }
  // Who plays is a fault of its own, which says more.
  if (player || found !== 'gender_missing')
    report('courseName', found, [courseName, teeName].filter(Boolean).join(', '))
  return undefined
}

function checkDifferential(
  { read, report }: Line,
  { field, stated }: { field: ScoreField; stated: Fraction },
): boolean {
  const inTenths = roundDifferential(stated)
  const [lowest, highest] = possibleDifferential
  const isPossible = inTenths >= lowest && inTenths <= highest
  if (!isPossible)
    report(
      field,
      'differential_out_of_range',
      field === 'adjustedGross' ? (inTenths / 10).toFixed(1) : read(field),
    )
  return isPossible
}

const fieldOf: Record<ScoreRefusal, ScoreField> = {
  slope_out_of_range: 'slope',
  course_rating_impossible: 'courseRating',
  pcc_out_of_range: 'pcc',
  gross_impossible: 'adjustedGross',
}

/** Eighteen holes. */
function checkScore({ report, read }: Line, rated: RatedScore): boolean {
  const { adjustedGross, courseRating } = rated
  const checked = checkRatedScore(rated, 18)
  const isTooFew = courseRating >= FULL_LENGTH_RATING && adjustedGross < LEAST_GROSS
  const why = checked.ok
    ? adjustedGross > MOST_GROSS || isTooFew
      ? 'gross_impossible'
      : undefined
    : checked.reason
  if (why) report(fieldOf[why], why, read(fieldOf[why]))
  return why === undefined
}
