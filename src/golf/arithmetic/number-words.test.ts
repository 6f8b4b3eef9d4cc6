import { describe, expect, test } from 'vitest'
import { numberWords } from './number-words.ts'

const english = numberWords({ decimal: '.', minus: '-' })
const spanish = numberWords({ decimal: ',', minus: '−' })

describe('numbers', () => {
  test.each([
    ['tenths', -12, '-1.2', '−1,2'],
    ['tenths', 124, '12.4', '12,4'],
    ['plusTenths', -24, '+2.4', '+2,4'],
    ['plusTenths', 0, '0.0', '0,0'],
    ['plusWhole', -2, '+2', '+2'],
    ['bracketed', -2, '(+2)', '(+2)'],
    ['bracketed', 6, '6', '6'],
    ['whole', -3, '-3', '−3'],
    ['change', -10, '-1.0', '−1,0'],
    ['change', 15, '+1.5', '+1,5'],
    ['hundredths', 3.2777, '3.28', '3,28'],
    ['short', 520, '0.52', '0,52'],
    ['short', 1000, '1', '1'],
    ['plusOrMinus', 12, '-', '−'],
    ['plusOrMinus', -1, '+', '+'],
  ] as const)('%s of %d are %s in English and %s in Spanish', (name, value, inEnglish, inSpanish) => {
    expect([english[name](value), spanish[name](value)]).toEqual([inEnglish, inSpanish])
  })

  test.each([
    [14_396, 1000, '14.396', '14.396'],
    // Rounded half up, towards +infinity (R0.1).
    [-12_345, 10_000, '-1.234', '+1.234'],
    [-1, 10_000, '0.000', '0.000'],
  ])('%d / %d has three decimals', (numerator, denominator, signed, golfers) => {
    expect(english.exact({ numerator, denominator })).toBe(signed)
    expect(english.plusExact({ numerator, denominator })).toBe(golfers)
  })
})
