import type { Fraction } from '../fraction.ts'
import { HIGHEST_HANDICAP_INDEX } from '../numbers.ts'
import type { FirstIndexRule } from './first-index.ts'
import { roundHalfUp } from '../rounding.ts'
import type { Day } from '../day.ts'

/** The newest differentials that an index is made of. */
export const RECORD_LENGTH = 20

/** R3.2, Rules of Handicapping 5.2a: how many of `from` or more differentials count, and what is added, in tenths. */
const countingTable = [
  { from: 20, lowest: 8, adjustment: 0 },
  { from: 19, lowest: 7, adjustment: 0 },
  { from: 17, lowest: 6, adjustment: 0 },
  { from: 15, lowest: 5, adjustment: 0 },
  { from: 12, lowest: 4, adjustment: 0 },
  { from: 9, lowest: 3, adjustment: 0 },
  { from: 7, lowest: 2, adjustment: 0 },
  { from: 6, lowest: 2, adjustment: -10 },
  { from: 5, lowest: 1, adjustment: 0 },
  { from: 4, lowest: 1, adjustment: -10 },
  { from: 3, lowest: 1, adjustment: -20 },
] as const

export type Counting = { lowest: number; adjustment: number }

const countingByLength: readonly (Counting | undefined)[] = Array.from(
  { length: RECORD_LENGTH + 1 },
  (_, length) => countingTable.find((line) => length >= line.from),
)

/** Where one round makes an index, one or two differentials are counted as three are. */
const countingFromOne: Counting = { lowest: 1, adjustment: -20 }

/**
 * The line of the table for a record of `length` differentials; undefined where there is no index: below three (R3.1), or
 * without any where one round makes an index.
 */
export function countingRule(length: number, rule: FirstIndexRule = 'holes_54'): Counting | undefined {
  const line = countingByLength[Math.min(length, RECORD_LENGTH)]
  return line ?? (length > 0 && rule !== 'holes_54' ? countingFromOne : undefined)
}

/**
 * The positions of the lowest `count` numbers, of equal ones the newer, in rising order. `differentials` are oldest
 * first. The highest of the lowest is found first, and how many of its equals count; this runs for every score of
 * a replay.
 */
export function positionsOfLowest(differentials: readonly number[], count: number): number[] {
  const lowest: number[] = []
  for (let i = 0; i < differentials.length; i++) {
    const value = differentials[i] ?? 0
    if (i >= count && value >= (lowest[count - 1] ?? 0)) continue
    let place = Math.min(i, count - 1)
    while (place > 0 && (lowest[place - 1] ?? 0) > value) {
      lowest[place] = lowest[place - 1] ?? 0
      place--
    }
    lowest[place] = value
  }
  const highest = lowest[lowest.length - 1] ?? 0
  let equals = 0
  for (const value of lowest) if (value === highest) equals++
  let left = lowest.length
  for (let position = differentials.length - 1; left > 0; position--) {
    const value = differentials[position] ?? 0
    if (value < highest || (value === highest && equals-- > 0)) lowest[--left] = position
  }
  return lowest
}

/**
 * R3.2: the average of the lowest differentials with the table's adjustment, in tenths, unrounded. Takes the newest twenty,
 * oldest first; undefined where they make no index: below three, unless `rule` has an index of one round.
 */
export function averageOfLowest(
  differentials: readonly number[],
  rule: FirstIndexRule = 'holes_54',
): { average: Fraction; counting: number[] } | undefined {
  const line = countingRule(differentials.length, rule)
  if (!line) return undefined
  const counting = positionsOfLowest(differentials, line.lowest)
  let sum = line.adjustment * line.lowest
  for (const position of counting) sum += differentials[position] ?? 0
  // In the Netherlands, one or two rounds make an index when they make 54.0 or less.
  const isOfFirst = line === countingFromOne && rule === 'one_round_to_54'
  if (isOfFirst && sum > HIGHEST_HANDICAP_INDEX) return undefined
  return { average: { numerator: sum, denominator: line.lowest }, counting }
}

/** The average in tenths, half up, before the caps compare it (Rules of Handicapping 5.2b). */
export function roundAverage({ numerator, denominator }: Fraction): number {
  return roundHalfUp(numerator, denominator)
}

/** R3.3: what the caps leave in tenths, half up, and never above 54.0; the rule has no minimum. */
export function roundIndex(exact: Fraction): number {
  return Math.min(HIGHEST_HANDICAP_INDEX, roundHalfUp(exact.numerator, exact.denominator))
}

/** An index in tenths with the day of the score that made it. */
export type IndexOnDay = { day: Day; index: number }

export const LOW_INDEX_DAYS = 365

/**
 * R3.5, Rules of Handicapping 5.7: the lowest Handicap Index calculated in the 365 days up to the day of the last score
 * that is already on the record when a new one is added; the index which that last score made belongs to them
 * (Interpretations 5.7/1 and 5.7/2). An older index that was only carried into this time does not count (R&A
 * clarification of 1 April 2021, published by the Danish Golf Union), unless nothing was calculated in it. `history`
 * is oldest first and has only indexes from before the new score. Whether one exists at all (twenty scores) is the caller's
 * question. undefined without any index.
 */
export function lowHandicapIndex(history: readonly IndexOnDay[], lastScore: Day): number | undefined {
  const from = lastScore - LOW_INDEX_DAYS
  let low: number | undefined
  for (let i = history.length - 1; i >= 0; i--) {
    const one = history[i]
    if (!one) continue
    if (one.day < from) return low ?? one.index
    if (low === undefined || one.index < low) low = one.index
  }
  return low
}

export const SOFT_CAP_FROM = 30
export const HARD_CAP_AT = 50

type CappedIndex = { exact: Fraction; cap: 'none' | 'soft' | 'hard' }

/**
 * R3.6, Rules of Handicapping 5.8: what is more than 3.0 above the Low Handicap Index counts half, and the whole
 * rise stops at 5.0. Nothing limits the way down, and without a Low Handicap Index nothing limits the way up. `average`
 * is in tenths and already rounded (5.2b); what comes out is in tenths, and half of an odd tenth is rounded again.
 */
export function capIndex(average: number, lowIndex: number | null): CappedIndex {
  if (lowIndex === null) return { exact: whole(average), cap: 'none' }
  const rise = average - lowIndex
  if (rise <= SOFT_CAP_FROM) return { exact: whole(average), cap: 'none' }
  const twiceTheCappedRise = rise + SOFT_CAP_FROM
  if (twiceTheCappedRise > 2 * HARD_CAP_AT) return { exact: whole(lowIndex + HARD_CAP_AT), cap: 'hard' }
  return { exact: { numerator: 2 * lowIndex + twiceTheCappedRise, denominator: 2 }, cap: 'soft' }
}

function whole(tenths: number): Fraction {
  return { numerator: tenths, denominator: 1 }
}

/**
 * R3.7, Rules of Handicapping 5.9: a score 7.0 to 9.9 better than the Handicap Index held when it was played lowers
 * every differential of the newest twenty by 1.0, one 10.0 better or more by 2.0. The differential is compared
 * unrounded. `index` and the answer in tenths, the differential in strokes. No index, no exceptional score.
 */
export function exceptionalAdjustment(index: number | null, unrounded: Fraction): 0 | -10 | -20 {
  if (index === null) return 0
  const better = index * unrounded.denominator - 10 * unrounded.numerator
  if (better >= 100 * unrounded.denominator) return -20
  return better >= 70 * unrounded.denominator ? -10 : 0
}
