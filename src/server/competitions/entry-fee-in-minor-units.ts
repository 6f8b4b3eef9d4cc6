import { currencies, DEFAULT_CURRENCY, minorUnits } from '#domain/club/currencies.ts'
import { fieldError } from '../http/app-error.ts'

/** Hundredths as the contract reads them into minor units of the club's currency (T18). */
export function entryFeeInMinorUnits(hundredths: number | null, clubCurrency: string): number | null {
  if (hundredths === null) return null
  const currency = currencies.find((one) => one === clubCurrency) ?? DEFAULT_CURRENCY
  if (minorUnits(currency) === 100) return hundredths
  if (hundredths % 100 !== 0)
    throw fieldError('entryFee', `${currency} has no smaller unit: give a whole amount.`)
  return hundredths / 100
}
