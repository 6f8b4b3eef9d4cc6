import { expect, test } from 'vitest'
import { currencies, minorUnits, sameNumber } from './currencies.ts'

test.each(currencies)(
  'when money is in %s, then it has the minor units of ISO 4217, as Intl knows them (D27)',
  (currency) => {
    const { maximumFractionDigits = Number.NaN } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    expect(minorUnits(currency)).toBe(10 ** maximumFractionDigits)
  },
)

test.each([
  [1000, 'USD', 'JPY', 10],
  [10, 'JPY', 'EUR', 1000],
  [1050, 'USD', 'GBP', 1050],
  [0, 'USD', 'KRW', 0],
  [1050, 'USD', 'JPY', undefined],
  [1, 'EUR', 'KRW', undefined],
] as const)(
  '%s of %s are %s %s, the same number, or none where that has no unit so small',
  (minor, from, to, same) => {
    expect(sameNumber(minor, { from, to })).toBe(same)
  },
)
