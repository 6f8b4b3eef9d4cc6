import { handicapIndexFromWire } from '#contract/platform/wire-names.ts'
import { dateFormat } from '#golf/date-format.ts'
import { formatHandicapIndex } from '#golf/numbers.ts'
import { readerLocale } from '#web/messages/language.ts'

/** Formatters are kept: making an Intl formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

export function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const held = formatters.get(key) ?? dateFormat(readerLocale(), options)
  formatters.set(key, held)
  return held
}

/** "14 Sep 2026" in the reader's language and the club's zone (T69). */
export function formatDate(iso: string, timeZone?: string): string {
  return formatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(new Date(iso))
}

/** "Sat 14 Sep, 09:30". */
export function formatDateTime(iso: string, timeZone?: string): string {
  return formatter({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso))
}

export function formatTime(iso: string, timeZone?: string): string {
  return formatter({ hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso))
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

export function formatDigits(value: number, digits: number): string {
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
