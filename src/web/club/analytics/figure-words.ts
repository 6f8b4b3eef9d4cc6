import { readerLocale } from '#web/messages/language.ts'

/** "84.3", written as in the reader's language. */
export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(readerLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

export function whole(value: number): string {
  return new Intl.NumberFormat(readerLocale()).format(value)
}

/** "+0.84", "−0.10", "0.00". */
export function signed(value: number, digits = 2): string {
  const text = decimal(Math.abs(value), digits)
  if (Number(value.toFixed(digits)) === 0) return text
  return value > 0 ? `+${text}` : `−${text}`
}

export function percent(part: number): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'percent' }).format(part)
}

/** "2026-11" as "Nov", or as "November 2026". */
export function monthName(month: string, length: 'short' | 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    length === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' }
  return new Intl.DateTimeFormat(readerLocale(), { ...options, timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
}
