import { checkRating } from '#domain/course/check-rating.ts'
import { explainPlayingHandicap, explainRatedScore } from '#domain/handicap/explain-handicap.ts'
import { explainAverage, explainCap } from '#domain/handicap/explain-index.ts'
import { explainExpectedNine } from '#domain/handicap/explain-recorded-score.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
} from '#domain/handicap/course-handicap.ts'
import { averageOfLowest, RECORD_LENGTH, roundIndex } from '#domain/handicap/handicap-index.ts'
import { capped } from '#domain/handicap/index-caps.ts'
import { playingHandicapFrom } from '#domain/handicap/playing-handicap.ts'
import {
  checkRatedScore,
  differentialOf18,
  differentialOf9,
  differentialOfNinePlayed,
  roundDifferential,
} from '#domain/handicap/score-differential.ts'
import { formatHandicap, parseHandicapIndex, type HandicapIndex } from '#domain/numbers.ts'
import { readDecimal, readDifferential, readWhole } from './read-number.ts'

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

export type Calculation =
  | { ok: true; figures: { label: string; value: string }[]; lines: string[] }
  | { ok: false; errors: Record<string, string> }

const noIndex = 'A Handicap Index is +9.9 to 54.0 with one decimal, such as 12.4.'

/** R4, R5: Course Handicap and Playing Handicap. */
export function calculateHandicaps(typed: Typed): Calculation {
  const errors: Record<string, string> = {}
  const holes = holesOf(typed)
  const handicapIndex = readIndex(typed.index ?? '', errors)
  const rating = readRating(typed, holes, errors)
  const par = readWhole(typed.par ?? '')
  const [leastPar, mostPar] = holes === 9 ? [27, 45] : [54, 90]
  if (par === undefined || par < leastPar || par > mostPar)
    errors.par = `Par of ${holes} holes is ${leastPar} to ${mostPar}.`
  const allowancePercent = readWhole(typed.allowance ?? '')
  if (allowancePercent === undefined || allowancePercent < 1 || allowancePercent > 100)
    errors.allowance = 'An allowance is 1 to 100 percent.'
  if (!rating || handicapIndex === undefined || par === undefined || allowancePercent === undefined)
    return { ok: false, errors }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const values = { ...rating, par }
  const exact = (holes === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(handicapIndex, values)
  return {
    ok: true,
    figures: [
      { label: 'Course Handicap', value: formatHandicap(roundCourseHandicap(exact)) },
      { label: 'Playing Handicap', value: formatHandicap(playingHandicapFrom(exact, allowancePercent)) },
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
  if (adjustedGross === undefined) errors.gross = 'The adjusted gross score is a whole number of strokes.'
  const pcc = readWhole(typed.pcc ?? '')
  if (pcc === undefined) errors.pcc = 'The playing conditions calculation is -1, 0, 1, 2 or 3.'
  const index = holes === 9 ? readIndex(typed.index ?? '', errors) : undefined
  if (!rating || adjustedGross === undefined || pcc === undefined || (holes === 9 && index === undefined))
    return { ok: false, errors }
  const checked = checkRatedScore({ ...rating, adjustedGross, pcc }, holes)
  if (!checked.ok) {
    const field = checked.reason === 'pcc_out_of_range' ? 'pcc' : 'gross'
    return { ok: false, errors: { ...errors, [field]: checked.detail ?? 'This is not possible.' } }
  }
  const exact = index === undefined ? differentialOf18(checked.value) : differentialOf9(checked.value, index)
  return {
    ok: true,
    figures: [{ label: 'Score Differential', value: signed(roundDifferential(exact)) }],
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
  if (wrong) errors.differentials = `“${wrong.word}” is no differential, such as 14.2 or +1.3.`
  else if (!lowest) errors.differentials = 'An index needs three differentials or more.'
  const lowIndex =
    (typed.low ?? '').trim() === '' ? null : (readIndex(typed.low ?? '', errors, 'low') ?? null)
  if (lowIndex !== null && differentials.length < RECORD_LENGTH && !wrong)
    errors.low = 'A Low Handicap Index exists only once twenty scores are on record.'
  if (!lowest || Object.keys(errors).length > 0) return { ok: false, errors }
  const { exact, cap } = capped(lowest.average, lowIndex)
  return {
    ok: true,
    figures: [{ label: 'Handicap Index', value: signed(roundIndex(exact)) }],
    lines: [
      ...(words.length > RECORD_LENGTH ? ['Only the last twenty of what was typed are looked at.'] : []),
      ...explainAverage({ ...lowest, differentials }),
      ...explainCap({ lowIndex, cap }),
      `Rounded: Handicap Index ${signed(roundIndex(exact))}.`,
    ],
  }
}

function holesOf(typed: Typed): 9 | 18 {
  return typed.holes === '9' ? 9 : 18
}

function readIndex(
  text: string,
  errors: Record<string, string>,
  field: 'index' | 'low' = 'index',
): HandicapIndex | undefined {
  const index = parseHandicapIndex(text)
  if (index === undefined) errors[field] = noIndex
  return index
}

function readRating(typed: Typed, holes: 9 | 18, errors: Record<string, string>) {
  const courseRating = readDecimal(typed.rating ?? '')
  const slope = readWhole(typed.slope ?? '')
  if (courseRating === undefined) errors.rating = 'A course rating has one decimal, such as 71.4.'
  if (slope === undefined) errors.slope = 'A slope rating is 55 to 155, such as 128.'
  if (courseRating === undefined || slope === undefined) return undefined
  const checked = checkRating({ courseRating, slope }, holes)
  if (checked.ok) return checked.value
  errors[checked.reason === 'slope_out_of_range' ? 'slope' : 'rating'] =
    checked.detail ?? 'This is not possible.'
  return undefined
}

/** Tenths as golfers write them. */
function signed(tenths: number): string {
  return (tenths < 0 ? '+' : '') + (Math.abs(tenths) / 10).toFixed(1)
}
