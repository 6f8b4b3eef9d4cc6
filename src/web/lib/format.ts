import { handicapIndexFromWire } from '#contract/wire-names.ts'
import { formatHandicapIndex } from '#domain/numbers.ts'
import { readerLocale } from '#web/messages/language.ts'

/** Formatters are kept: making an Intl formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const held = formatters.get(key) ?? new Intl.DateTimeFormat(readerLocale(), options)
  formatters.set(key, held)
  return held
}

function inZone(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone }
}

/** "14 Sep 2026" in the reader's language and the club's zone (T69). */
export function formatDate(iso: string, timeZone?: string): string {
  return formatter({ day: 'numeric', month: 'short', year: 'numeric', ...inZone(timeZone) }).format(
    new Date(iso),
  )
}

/** A sentence of the server, whose days are written "2026-09-14", with each of them as its reader writes days. */
export function formatDaysIn(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day, 'UTC'))
}

/** "Sat 14 Sep, 09:30". */
export function formatDateTime(iso: string, timeZone?: string): string {
  return formatter({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...inZone(timeZone),
  }).format(new Date(iso))
}

export function formatTime(iso: string, timeZone?: string): string {
  return formatter({ hour: '2-digit', minute: '2-digit', ...inZone(timeZone) }).format(new Date(iso))
}

/** "14 – 16 Sep 2026". */
export function formatDateRange(from: string, to: string, timeZone?: string): string {
  return formatter({ day: 'numeric', month: 'short', year: 'numeric', ...inZone(timeZone) }).formatRange(
    new Date(from),
    new Date(to),
  )
}

/** A decimal text in a currency: "€12.50", "¥1,000" (D27). */
export function formatMoney(amount: string, currency: string): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'currency', currency }).format(Number(amount))
}

/** "E", "+3", "−2", with a real minus sign. */
export function formatToPar(toPar: number): string {
  if (toPar === 0) return 'E'
  return toPar > 0 ? `+${toPar}` : `−${-toPar}`
}

/** "12.4", "+2.4"; undefined when there is no Handicap Index, so that the caller says so in its own words (T8). */
export function formatHandicap(handicap: string | null | undefined): string | undefined {
  const index = handicapIndexFromWire(handicap)
  return index === undefined ? undefined : formatDecimal(formatHandicapIndex(index))
}

/** "88.4", or "88,4" in the reader's language. */
export function formatTenth(value: number): string {
  return formatDigits(value, 1)
}

export function formatHundredth(value: number): string {
  return formatDigits(value, 2)
}

/** 0.254 as "25%". */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'percent' }).format(share)
}

function formatDigits(value: number, digits: number): string {
  return new Intl.NumberFormat(readerLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** A decimal text of ours with the reader's decimal separator. */
export function formatDecimal(decimal: string): string {
  return decimal.replace('.', decimalSeparator(readerLocale()))
}

/** The first formatter of numbers costs a slow phone a tenth of a second, and a card shows its index before anything else. */
export function decimalSeparator(locale: string): string {
  if (/^en(?:-(?:GB|IE|US|AU|NZ|CA))?$/.test(locale)) return '.'
  if (/^es(?:-ES)?$/.test(locale)) return ','
  return new Intl.NumberFormat(locale).format(0.5).charAt(1)
}
