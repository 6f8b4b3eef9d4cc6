import { inMinorUnits } from '../platform/http/in-minor-units.ts'

/** The entry fee as it is stored. */
export function entryFeeInMinorUnits(hundredths: number | null, clubCurrency: string): number | null {
  return inMinorUnits(hundredths, { currency: clubCurrency, field: 'entryFee' })
}
