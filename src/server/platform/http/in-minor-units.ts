import { currencies, DEFAULT_CURRENCY, minorUnits } from '#contract/money/currencies.ts'
import { fieldError } from './app-error.ts'

/**
 * An amount in the minor units that are stored: cents, or whole yen (T18). The contract reads every amount as hundredths;
 * throws `invalid_input` at the field for a fraction of a currency that has none.
 */
export function inMinorUnits(
  hundredths: number | null,
  terms: { currency: string; field: string },
): number | null {
  if (hundredths === null) return null
  const currency = currencies.find((one) => one === terms.currency) ?? DEFAULT_CURRENCY
  if (minorUnits(currency) === 100) return hundredths
  if (hundredths % 100 !== 0)
    throw fieldError(terms.field, `${currency} has no smaller unit: enter a whole amount.`)
  return hundredths / 100
}
