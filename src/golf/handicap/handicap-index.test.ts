import { expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { averageOfLowest, positionsOfLowest, roundIndex } from './handicap-index.ts'

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
