import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { parseDay } from '../day.ts'
import { roundHalfUp, toUnits } from '../rounding.ts'
import { exceptionalAdjustment } from './exceptional-score.ts'
import { averageOfLowest, positionsOfLowest, roundIndex } from './handicap-index.ts'
import { capIndex } from './cap-index.ts'
import { lowHandicapIndex } from './low-handicap-index.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN
const day = (text: string) => parseDay(text) ?? Number.NaN

type Differentials = { scoreDifferentialsOldestFirst: number[] }

test.each(vectorsOf<Differentials, number | null>('handicap_index'))(
  '$id: $expected (R3.2)',
  ({ input, expected }) => {
    const lowest = averageOfLowest(input.scoreDifferentialsOldestFirst.slice(-20).map(tenths))
    expect(lowest ? roundIndex(lowest.average) : null).toBe(expected === null ? null : tenths(expected))
  },
)

type Caps = { averageOfLowest8: number; lowHandicapIndex: number | null }

test.each(vectorsOf<Caps, number>('caps'))('$id: $expected (R3.6)', ({ input, expected }) => {
  const average = { numerator: tenths(input.averageOfLowest8), denominator: 1 }
  const low = input.lowHandicapIndex === null ? null : tenths(input.lowHandicapIndex)
  expect(roundIndex(capIndex(average, low).exact)).toBe(tenths(expected))
})

describe('caps round last (R3.6)', () => {
  test.each([
    { eighths: 8 * 130, low: 100, cap: 'none', exact: 130, source: '3.0 above is not more than 3' },
    { eighths: 8 * 130 + 1, low: 100, cap: 'soft', exact: 130.0625, source: 'just above 3.0' },
    { eighths: 8 * 170, low: 100, cap: 'soft', exact: 150, source: '7.0 above is exactly 5.0' },
    { eighths: 8 * 170 + 1, low: 100, cap: 'hard', exact: 150, source: 'more than 7.0 above' },
    { eighths: 8 * -90, low: 100, cap: 'none', exact: -90, source: 'no limit downwards' },
  ])('$eighths eighths against $low: $cap ($source)', ({ eighths, low, cap, exact }) => {
    const limited = capIndex({ numerator: eighths, denominator: 8 }, low)
    expect(limited.cap).toBe(cap)
    expect(limited.exact.numerator / limited.exact.denominator).toBe(exact)
  })
})

type Exceptional = { handicapIndexWhenPlayed: number; unroundedScoreDifferential: number }

describe('exceptional score (R3.7)', () => {
  test.each(vectorsOf<Exceptional, number>('exceptional_score_reduction'))(
    '$id: $expected',
    ({ input, expected }) => {
      const exact = {
        numerator: toUnits(input.unroundedScoreDifferential, 6) ?? Number.NaN,
        denominator: 1_000_000,
      }
      expect(exceptionalAdjustment(tenths(input.handicapIndexWhenPlayed), exact)).toBe(expected * 10)
    },
  )

  test('22.2 - 15.2 is 7.0, which binary fractions lose (R0.2)', () => {
    expect(exceptionalAdjustment(222, { numerator: 152, denominator: 10 })).toBe(-10)
  })

  test('no index, no exceptional score', () => {
    expect(exceptionalAdjustment(null, { numerator: 0, denominator: 1 })).toBe(0)
  })
})

type Low = { history: [string, number][]; mostRecentScorePlayed: string }

describe('Low Handicap Index (R3.5)', () => {
  test.each(vectorsOf<Low, number>('low_handicap_index'))('$id: $expected', ({ input, expected }) => {
    const history = input.history.map(([text, index]) => ({ day: day(text), index: tenths(index) }))
    expect(lowHandicapIndex(history, day(input.mostRecentScorePlayed))).toBe(tenths(expected))
  })

  const history = [
    { day: day('2025-01-10'), index: 90 },
    { day: day('2025-06-01'), index: 100 },
    { day: day('2025-11-20'), index: 112 },
  ]
  test.each([
    { newest: '2026-06-01', expected: 100, source: 'the first day of the window counts' },
    { newest: '2026-06-02', expected: 112, source: 'achieved, not carried in (R&A clarification 2021)' },
    { newest: '2027-03-01', expected: 112, source: 'Interpretation 5.7/2: the index held' },
    { newest: '2025-01-10', expected: undefined, source: 'nothing before the first score' },
  ])('$newest: $expected ($source)', ({ newest, expected }) => {
    expect(lowHandicapIndex(history, day(newest))).toBe(expected)
  })
})

test('of equal differentials the newer count', () => {
  expect(positionsOfLowest([5, 3, 5, 3, 9, 5], 3)).toEqual([1, 3, 5])
  expect(roundHalfUp(0, 1)).toBe(0)
})
