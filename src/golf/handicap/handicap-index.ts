import type { Fraction } from '../fraction.ts'
import { HIGHEST_HANDICAP_INDEX } from '../numbers.ts'
import type { FirstIndexRule } from './first-index.ts'
import { roundHalfUp } from '../rounding.ts'

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
