import { spreadsheetText } from '../../../platform/http/spreadsheet-text.ts'

/** A row of CSV as RFC 4180 has it, without its line break. */
export function csvLine(values: readonly unknown[]): string {
  return values.map(csvValue).join(',')
}

/** Text that a spreadsheet would run as a formula begins with an apostrophe, so that it stays text. */
function csvValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = spreadsheetText(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
