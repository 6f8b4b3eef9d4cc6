import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { vectorsOf } from '#test/vectors.ts'
import { roundHalfUp, toUnits } from './rounding.ts'

describe('roundHalfUp (R0.1)', () => {
  test.each([
    { numerator: -3, denominator: 2, expected: -1, source: 'R0.1: -1.5 -> -1' },
    { numerator: 5, denominator: 2, expected: 3, source: 'R0.1: half goes up' },
    { numerator: -1, denominator: 2, expected: 0, source: 'R0.2: never -0' },
    { numerator: -31, denominator: 20, expected: -2, source: 'Rule 5.1: -1.55 is nearer -2' },
    { numerator: 0, denominator: 7, expected: 0, source: 'zero' },
  ])('$numerator/$denominator is $expected ($source)', ({ numerator, denominator, expected }) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected)
  })

  // BigInt division is the slower, obvious method.
  test.prop([fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 1e6 })])(
    'every rounding agrees with exact division',
    (numerator, denominator) => {
      const doubled = 2n * BigInt(numerator) + BigInt(denominator)
      const divisor = 2n * BigInt(denominator)
      const floor = doubled / divisor - (doubled % divisor < 0n ? 1n : 0n)
      expect(roundHalfUp(numerator, denominator)).toBe(Number(floor))
    },
  )
})

describe('toUnits', () => {
  test.each(vectorsOf<{ value: number }, number>('round_tenth'))('$id: $input.value to a tenth', (vector) => {
    expect(toUnits(vector.input.value, 1)).toBe(Math.round(vector.expected * 10))
  })

  test.each([
    { decimal: '72.15', digits: 2, expected: 7215, source: 'exact' },
    {
      decimal: '72.149999999999999',
      digits: 1,
      expected: 721,
      source: 'below a half by 10^-15: text, no doubles',
    },
    { decimal: '-72.150000000000001', digits: 1, expected: -722, source: 'beyond a half below zero' },
    { decimal: '-1.55', digits: 1, expected: -15, source: 'R0.1' },
    { decimal: '-0.04', digits: 1, expected: 0, source: 'R0.2: never -0' },
    { decimal: '-0', digits: 1, expected: 0, source: 'R0.2: never -0' },
    { decimal: ' 7 ', digits: 1, expected: 70, source: 'spaces around' },
    {
      decimal: '7,5',
      digits: 1,
      expected: undefined,
      source: 'the comma is read where people type, not here',
    },
    { decimal: '', digits: 1, expected: undefined, source: 'empty' },
    { decimal: Number.NaN, digits: 1, expected: undefined, source: 'no number' },
  ])('$decimal to $digits digits is $expected ($source)', ({ decimal, digits, expected }) => {
    expect(toUnits(decimal, digits)).toBe(expected)
  })

  test.prop([fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 3 })])(
    'when toFixed wrote a number, then it reads back, never as -0',
    (units, digits) => {
      const read = toUnits((units / 10 ** digits).toFixed(digits), digits)
      expect(read).toBe(units + 0)
    },
  )
})
