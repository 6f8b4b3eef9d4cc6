import type { HandicapIndex } from '#golf/numbers.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

/** Begins a file that people open, so that their spreadsheet reads its letters as UTF-8. Files for programs have none. */
export const byteOrderMark = '\uFEFF'

/**
 * A Handicap Index in every CSV, -2.4 for a plus player (D3): the minus survives all spreadsheets, which take a plus from a
 * number. A number, because no apostrophe stands before its minus.
 */
export const plainIndex = (index: HandicapIndex): number => index / 10

/** Every cell is quoted, and text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function toCsvLine(cells: readonly unknown[]): string {
  const quoted = cells.map((cell) => {
    if (cell === null || cell === undefined) return '""'
    const text = typeof cell === 'string' ? spreadsheetText(cell) : JSON.stringify(cell)
    return `"${text.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
