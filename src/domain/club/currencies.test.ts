import { expect, test } from 'vitest'
import { currencies, minorUnits } from './currencies.ts'

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
