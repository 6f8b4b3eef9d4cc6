/** What spreadsheets begin a formula with: also after spaces, and in the wide forms of East Asian keyboards. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A text as a cell of a file that people open in a spreadsheet: one that it would run gets an apostrophe before it. */
export function spreadsheetText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}
