import { describe, expect, test } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { capIndex } from './cap-index.ts'
import { roundIndex } from './handicap-index.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN

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
