import { expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { exceptionalAdjustment } from './exceptional-score.ts'

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
