import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { compareFractions, plus } from './fraction.ts'

const anyFraction = fc.record({
  numerator: fc.integer({ min: -100_000, max: 100_000 }),
  denominator: fc.integer({ min: 1, max: 1550 }),
})

test.prop([anyFraction, anyFraction])(
  'sums and comparisons are exact (R0.2; by cross products in BigInt)',
  (a, b) => {
    const [an, ad, bn, bd] = [a.numerator, a.denominator, b.numerator, b.denominator].map(BigInt) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ]
    const sum = plus(a, b)
    expect(BigInt(sum.numerator) * ad * bd).toBe((an * bd + bn * ad) * BigInt(sum.denominator))
    expect(Math.sign(compareFractions(a, b))).toBe(Number(an * bd > bn * ad) - Number(an * bd < bn * ad))
  },
)
