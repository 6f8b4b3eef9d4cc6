import { toUnits } from './rounding.ts'

declare const brand: unique symbol
type Branded<Name extends string> = number & { readonly [brand]: Name }

/** A Handicap Index in whole tenths: 124 is 12.4, -24 is a plus player's +2.4. Range -99 to 540 (D3). */
export type HandicapIndex = Branded<'HandicapIndex'>
/** A Course Handicap, rounded to whole strokes; below zero gives strokes back. */
export type CourseHandicap = Branded<'CourseHandicap'>
/** A Playing Handicap, whole strokes; below zero gives strokes back. */
export type PlayingHandicap = Branded<'PlayingHandicap'>
/** Strokes taken on one hole, 1 to 30. */
export type Strokes = Branded<'Strokes'>

export const LOWEST_HANDICAP_INDEX = -99
export const HIGHEST_HANDICAP_INDEX = 540
/**
 * The most strokes that a hole can have here. Golf itself has no limit: without a maximum a hole counts every stroke until the
 * ball is holed (Rule 3.3b). This one refuses only what cannot be a score, such as two scores typed into one field.
 */
export const MOST_STROKES = 30

/**
 * Tenths to a Handicap Index. Throws a RangeError outside -9.9 to 54.0, which only a fault of the program can produce.
 */
export function handicapIndex(tenths: number): HandicapIndex {
  if (!Number.isInteger(tenths) || tenths < LOWEST_HANDICAP_INDEX || tenths > HIGHEST_HANDICAP_INDEX)
    throw new RangeError(`No Handicap Index: ${tenths} tenths`)
  return tenths as HandicapIndex
}

/**
 * Reads what a person typed: "12.4", "12,4" (T9), "+2.4" for a plus player; "-2.4" is the same plus player (D3).
 * undefined when it is no number with at most one decimal between +9.9 and 54.0.
 */
export function parseHandicapIndex(text: string): HandicapIndex | undefined {
  const typed = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?\d{1,2}(\.\d)?$/.test(typed)) return undefined
  const plus = typed.startsWith('+') || typed.startsWith('-')
  const tenths = toUnits(typed.replace(/^[+-]/, ''), 1)
  if (tenths === undefined) return undefined
  return toHandicapIndex(plus ? 0 - tenths : tenths)
}

/** Signed tenths to a Handicap Index, or undefined outside the range of D3. */
export function toHandicapIndex(tenths: number): HandicapIndex | undefined {
  if (!Number.isInteger(tenths)) return undefined
  return tenths >= LOWEST_HANDICAP_INDEX && tenths <= HIGHEST_HANDICAP_INDEX
    ? (tenths as HandicapIndex)
    : undefined
}

/** As golfers write it: "12.4", and "+2.4" for a plus player. */
export function formatHandicapIndex(index: HandicapIndex): string {
  return (index < 0 ? '+' : '') + (Math.abs(index) / 10).toFixed(1)
}

/** As the wire and the store write it: a signed decimal, "-2.4" for a plus player. */
export function handicapIndexToDecimal(index: HandicapIndex): string {
  return (index / 10).toFixed(1)
}

/** Whole strokes to text with the golfers' plus: -2 is "+2". */
export function formatHandicap(strokes: CourseHandicap | PlayingHandicap): string {
  return strokes < 0 ? `+${Math.abs(strokes)}` : `${strokes}`
}

export function strokes(count: number): Strokes {
  if (!Number.isInteger(count) || count < 1 || count > MOST_STROKES)
    throw new RangeError(`No strokes: ${count}`)
  return count as Strokes
}

export function courseHandicap(value: number): CourseHandicap {
  if (!Number.isInteger(value)) throw new RangeError(`No Course Handicap: ${value}`)
  return value as CourseHandicap
}

export function playingHandicap(value: number): PlayingHandicap {
  if (!Number.isInteger(value)) throw new RangeError(`No Playing Handicap: ${value}`)
  return value as PlayingHandicap
}
