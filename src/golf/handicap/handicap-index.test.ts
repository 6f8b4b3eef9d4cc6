import { expect, test, describe } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import {
  averageOfLowest,
  positionsOfLowest,
  roundIndex,
  lowHandicapIndex,
  capIndex,
  roundAverage,
  exceptionalAdjustment,
} from './handicap-index.ts'
import { parseDay } from '../day.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

type Differentials = { scoreDifferentialsOldestFirst: number[] }

test.each(vectorsOf<Differentials, number | null>('handicap_index'))(
  '$id: $expected (R3.2)',
  ({ input, expected }) => {
    const lowest = averageOfLowest(input.scoreDifferentialsOldestFirst.slice(-20).map(tenths))
    expect(lowest ? roundIndex(lowest.average) : null).toBe(expected === null ? null : tenths(expected))
  },
)

test('when differentials are equal, then the newer count', () => {
  expect(positionsOfLowest([5, 3, 5, 3, 9, 5], 3)).toEqual([1, 3, 5])
})

const day = (text: string) => parseDay(text) ?? Number.NaN

type Low = { history: [string, number][]; mostRecentScorePlayed: string }

test.each(vectorsOf<Low, number>('low_handicap_index'))('$id: $expected (R3.5)', ({ input, expected }) => {
  const history = input.history.map(([text, index]) => ({ day: day(text), index: tenths(index) }))
  expect(lowHandicapIndex(history, day(input.mostRecentScorePlayed))).toBe(tenths(expected))
})

const history = [
  { day: day('2025-01-10'), index: 90 },
  { day: day('2025-06-01'), index: 100 },
  { day: day('2025-11-20'), index: 112 },
]
test.each([
  { last: '2025-11-20', expected: 90, source: 'the year up to the last score, however late the next one is' },
  { last: '2026-01-10', expected: 90, source: 'the first day of the window counts' },
  { last: '2026-01-11', expected: 100, source: 'achieved, not carried in (R&A clarification 2021)' },
  { last: '2027-03-01', expected: 112, source: 'nothing was calculated in the window: the index held' },
])('when the last score on record is of $last, then it is $expected ($source)', ({ last, expected }) => {
  expect(lowHandicapIndex(history, day(last))).toBe(expected)
})

test('when there is no index yet, then there is no Low Handicap Index', () => {
  expect(lowHandicapIndex([], day('2025-01-10'))).toBeUndefined()
})

type Caps = { averageOfLowest8: number; lowHandicapIndex: number | null }

test.each(vectorsOf<Caps, number>('caps'))('$id: $expected (R3.6)', ({ input, expected }) => {
  const average = roundAverage({
    numerator: toUnits(input.averageOfLowest8, 4) ?? Number.NaN,
    denominator: 1000,
  })
  const low = input.lowHandicapIndex === null ? null : tenths(input.lowHandicapIndex)
  expect(roundIndex(capIndex(average, low).exact)).toBe(tenths(expected))
})

describe('caps (R3.6)', () => {
  test.each([
    { average: 130, low: 100, cap: 'none', exact: 130, source: '3.0 above is not more than 3' },
    { average: 131, low: 100, cap: 'soft', exact: 130.5, source: 'just above 3.0' },
    { average: 170, low: 100, cap: 'soft', exact: 150, source: '7.0 above is exactly 5.0' },
    { average: 171, low: 100, cap: 'hard', exact: 150, source: 'more than 7.0 above' },
    { average: -90, low: 100, cap: 'none', exact: -90, source: 'no limit downwards' },
  ])('$average against $low: $cap ($source)', ({ average, low, cap, exact }) => {
    const limited = capIndex(average, low)
    expect(limited.cap).toBe(cap)
    expect(limited.exact.numerator / limited.exact.denominator).toBe(exact)
  })
})

type Exceptional = { handicapIndexWhenPlayed: number; unroundedScoreDifferential: number }

test.each(vectorsOf<Exceptional, number>('exceptional_score_reduction'))(
  '$id: $expected (R3.7)',
  ({ input, expected }) => {
    const exact = {
      numerator: toUnits(input.unroundedScoreDifferential, 6) ?? Number.NaN,
      denominator: 1_000_000,
    }
    const index = toUnits(input.handicapIndexWhenPlayed, 1) ?? Number.NaN
    expect(exceptionalAdjustment(index, exact)).toBe(expected * 10)
  },
)

test('when a score is exactly 7.0 better (22.2 - 15.2), then binary fractions do not lose it (R0.2)', () => {
  expect(exceptionalAdjustment(222, { numerator: 152, denominator: 10 })).toBe(-10)
})

test('when there is no index, then no score is exceptional', () => {
  expect(exceptionalAdjustment(null, { numerator: 0, denominator: 1 })).toBe(0)
})
