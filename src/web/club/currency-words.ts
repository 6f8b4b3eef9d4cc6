import type { Currency } from '#contract/money/currencies.ts'
import { readerLocale } from '#web/messages/language.ts'

/** "Euro". */
export function currencyName(currency: Currency): string {
  return new Intl.DisplayNames(readerLocale(), { type: 'currency' }).of(currency) ?? currency
}

/** "€": the short symbol, since the code stands beside it. */
export function currencySymbol(currency: Currency): string {
  const parts = new Intl.NumberFormat(readerLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}

/** "EUR (€) – Euro", in a list. */
export function currencyChoice(currency: Currency): string {
  return `${currency} (${currencySymbol(currency)}) – ${currencyName(currency)}`
}
