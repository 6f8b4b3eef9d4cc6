import { spreadsheetText } from './spreadsheet-text.ts'

/** Every cell is quoted, and text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function toCsvLine(cells: readonly unknown[]): string {
  const quoted = cells.map((cell) => {
    if (cell === null || cell === undefined) return '""'
    const text = typeof cell === 'string' ? spreadsheetText(cell) : JSON.stringify(cell)
    return `"${text.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
