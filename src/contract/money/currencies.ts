/** The currencies a club may keep its money in. Symbols and digits come from Intl (D27). */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'JPY',
  'KRW',
  'SGD',
  'HKD',
  'INR',
  'CNY',
  'BRL',
  'MXN',
  'ZAR',
] as const
export type Currency = (typeof currencies)[number]

export const DEFAULT_CURRENCY: Currency = 'USD'

/** Currencies without a smaller unit; every other one here has hundredths (ISO 4217). */
const withoutMinorUnit: readonly Currency[] = ['JPY', 'KRW']

/** How many minor units one unit has: 100 cents, or 1. */
export function minorUnits(currency: Currency): number {
  return withoutMinorUnit.includes(currency) ? 1 : 100
}

/** Decimal text of an amount in minor units, exact: "50.00", or "5000" of a currency without a smaller unit. */
export function amountText(minor: number, currency: string): string {
  const units = minorUnits(currencies.find((one) => one === currency) ?? DEFAULT_CURRENCY)
  return (minor / units).toFixed(units === 1 ? 0 : 2)
}

/** The same number of another currency, in its minor units; undefined: it has none so small, as for 10.50 in yen. */
export function sameNumber(
  minor: number,
  { from, to }: { from: Currency; to: Currency },
): number | undefined {
  const converted = (minor * minorUnits(to)) / minorUnits(from)
  return Number.isInteger(converted) ? converted : undefined
}
