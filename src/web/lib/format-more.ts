import { readerLocale } from '#web/messages/language.ts'
import { formatDate, formatDigits, formatter } from './format.ts'

/* What no page needs that is opened first by everybody: format.ts comes with every page. */

/** A sentence of the server, whose days are written "2026-09-14", with each of them as its reader writes days. */
export function formatDaysIn(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day, 'UTC'))
}

/** "14 – 16 Sep 2026". */
export function formatDateRange(from: string, to: string, timeZone?: string): string {
  return formatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone }).formatRange(
    new Date(from),
    new Date(to),
  )
}

/** A decimal text in a currency: "€12.50", "¥1,000" (D27). */
export function formatMoney(amount: string, currency: string): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'currency', currency }).format(Number(amount))
}

/** 0.254 as "25%". */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'percent' }).format(share)
}

export function formatHundredth(value: number): string {
  return formatDigits(value, 2)
}
