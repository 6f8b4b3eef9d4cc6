/** What spreadsheets begin a formula with: also after spaces, and in the wide forms of East Asian keyboards. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A text as a cell of a file that people open in a spreadsheet: one that it would run gets an apostrophe before it. */
export function spreadsheetText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** What such a cell says: without the apostrophe that `spreadsheetText` or a spreadsheet put before a formula. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
