import type { ArithmeticLine } from '#golf/arithmetic/arithmetic-words.ts'
import { checkRating } from '#golf/course/check-rating.ts'
import { explainPlayingHandicap, explainRatedScore } from '#golf/handicap/explain-handicap.ts'
import { explainAverage, explainCap } from '#golf/handicap/explain-index.ts'
import { explainExpectedNine } from '#golf/handicap/explain-recorded-score.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  playingHandicapFrom,
} from '#golf/handicap/playing-handicap.ts'
import {
  averageOfLowest,
  RECORD_LENGTH,
  roundAverage,
  roundIndex,
  capIndex,
} from '#golf/handicap/handicap-index.ts'
import {
  checkRatedScore,
  differentialOf18,
  differentialOf9,
  differentialOfNinePlayed,
  roundDifferential,
} from '#golf/handicap/score-differential.ts'
import { formatHandicap, parseHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'
import { formatDecimal } from '#web/lib/format.ts'
import { calculatorText as text } from '#web/messages/en/handicap/calculator.ts'
import { toUnits } from '#golf/rounding.ts'

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

export type Calculation =
  | { ok: true; figures: { label: string; value: string }[]; lines: ArithmeticLine[] }
  | { ok: false; errors: Record<string, string> }

/** R4, R5: Course Handicap and Playing Handicap. */
export function calculateHandicaps(typed: Typed): Calculation {
  const errors: Record<string, string> = {}
  const holes = holesOf(typed)
  const handicapIndex = readIndex(typed.index ?? '', errors)
  const rating = readRating(typed, holes, errors)
  const par = readWhole(typed.par ?? '')
  const [leastPar, mostPar] = holes === 9 ? [27, 45] : [54, 90]
  if (par === undefined || par < leastPar || par > mostPar)
    errors.par = text.errors.par(holes, leastPar, mostPar)
  const allowancePercent = readWhole(typed.allowance ?? '')
  if (allowancePercent === undefined || allowancePercent < 1 || allowancePercent > 100)
    errors.allowance = text.errors.allowance
  if (!rating || handicapIndex === undefined || par === undefined || allowancePercent === undefined)
    return { ok: false, errors }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const values = { ...rating, par }
  const exact = (holes === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(handicapIndex, values)
  return {
    ok: true,
    figures: [
      { label: text.results.course, value: formatHandicap(roundCourseHandicap(exact)) },
      { label: text.results.playing, value: formatHandicap(playingHandicapFrom(exact, allowancePercent)) },
    ],
    lines: explainPlayingHandicap({ handicapIndex, rating: values, holes, allowancePercent }),
  }
}

/** R1: the Score Differential of eighteen holes, or of nine with the expected one of the nine not played. */
export function calculateDifferential(typed: Typed): Calculation {
  const errors: Record<string, string> = {}
  const holes = holesOf(typed)
  const rating = readRating(typed, holes, errors)
  const adjustedGross = readWhole(typed.gross ?? '')
  if (adjustedGross === undefined) errors.gross = text.errors.gross
  const pcc = readWhole(typed.pcc ?? '')
  if (pcc === undefined) errors.pcc = text.errors.pcc
  const index = holes === 9 ? readIndex(typed.index ?? '', errors) : undefined
  if (!rating || adjustedGross === undefined || pcc === undefined || (holes === 9 && index === undefined))
    return { ok: false, errors }
  const checked = checkRatedScore({ ...rating, adjustedGross, pcc }, holes)
  if (!checked.ok) {
    const [field, fault] =
      checked.reason === 'pcc_out_of_range'
        ? ['pcc', text.errors.pccRange(pcc)]
        : ['gross', text.errors.grossTooLow(adjustedGross, holes)]
    return { ok: false, errors: { ...errors, [field]: fault } }
  }
  const exact = index === undefined ? differentialOf18(checked.value) : differentialOf9(checked.value, index)
  return {
    ok: true,
    figures: [{ label: text.results.differential, value: signed(roundDifferential(exact)) }],
    lines: [
      explainRatedScore(checked.value, holes),
      ...(index === undefined ? [] : explainExpectedNine(differentialOfNinePlayed(checked.value), index)),
    ],
  }
}

/** R3.2, R3.3, R3.6: the index of the newest twenty differentials, with the caps when the Low Handicap Index is given. */
export function calculateIndex(typed: Typed): Calculation {
  const errors: Record<string, string> = {}
  const words = (typed.differentials ?? '').split(/[\s;]+|,(?!\d)/).filter((word) => word !== '')
  const read = words.map((word) => ({ word, tenths: readDifferential(word) }))
  const wrong = read.find((one) => one.tenths === undefined)
  const differentials = read.flatMap((one) => one.tenths ?? []).slice(-RECORD_LENGTH)
  const lowest = averageOfLowest(differentials)
  if (wrong) errors.differentials = text.errors.noDifferential(wrong.word)
  else if (!lowest) errors.differentials = text.errors.tooFew
  const lowIndex =
    (typed.low ?? '').trim() === '' ? null : (readIndex(typed.low ?? '', errors, 'low') ?? null)
  if (lowIndex !== null && differentials.length < RECORD_LENGTH && !wrong)
    errors.low = text.errors.lowTooEarly
  if (!lowest || Object.keys(errors).length > 0) return { ok: false, errors }
  const { exact, cap } = capIndex(roundAverage(lowest.average), lowIndex)
  return {
    ok: true,
    figures: [{ label: text.results.index, value: signed(roundIndex(exact)) }],
    lines: [
      ...(words.length > RECORD_LENGTH ? [{ kind: 'only_last_twenty', facts: null } as const] : []),
      ...explainAverage({ ...lowest, differentials }),
      ...explainCap({ lowIndex, cap }),
      { kind: 'rounded_index', facts: { index: roundIndex(exact) } },
    ],
  }
}

function holesOf(typed: Typed): 9 | 18 {
  return typed.holes === '9' ? 9 : 18
}

function readIndex(
  typed: string,
  errors: Record<string, string>,
  field: 'index' | 'low' = 'index',
): HandicapIndex | undefined {
  const index = parseHandicapIndex(typed)
  if (index === undefined) errors[field] = text.errors.index
  return index
}

function readRating(typed: Typed, holes: 9 | 18, errors: Record<string, string>) {
  const courseRating = readDecimal(typed.rating ?? '')
  const slope = readWhole(typed.slope ?? '')
  if (courseRating === undefined) errors.rating = text.errors.rating
  if (slope === undefined) errors.slope = text.errors.slope
  if (courseRating === undefined || slope === undefined) return undefined
  const checked = checkRating({ courseRating, slope }, holes)
  if (checked.ok) return checked.value
  if (checked.reason === 'slope_out_of_range') errors.slope = text.errors.slopeRange(slope)
  else errors.rating = text.errors.ratingImpossible(formatDecimal(`${courseRating / 10}`), holes)
  return undefined
}

/** A number in tenths as golfers write it. */
function signed(tenths: number): string {
  return formatDecimal((tenths < 0 ? '+' : '') + (Math.abs(tenths) / 10).toFixed(1))
}

/** Reads "71.4" or "71,4" as tenths; undefined for anything else, more decimals included. */
function readDecimal(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(typed) ? toUnits(typed, 1) : undefined
}

/** A whole number, with a minus where there is one. */
function readWhole(text: string): number | undefined {
  const typed = text.trim().replace('−', '-')
  return /^-?\d{1,3}$/.test(typed) ? toUnits(typed, 0) : undefined
}

/** Reads a differential as golfers write it, as tenths: "14.2", and "+1.3" or "-1.3" for one below zero. */
function readDifferential(text: string): number | undefined {
  const typed = text.replace('−', '-')
  const tenths = readDecimal(typed.replace(/^[+-]/, ''))
  if (tenths === undefined) return undefined
  return /^[+-]/.test(typed) ? 0 - tenths : tenths
}
