import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { capIndex } from './cap-index.ts'
import { roundAverage, roundIndex } from './handicap-index.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

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
