import { AppError } from '../../platform/http/app-error.ts'

/** Why a file as a whole can't be read, in a sentence that says what to do. */
export type SheetFault =
  | 'too_large'
  | 'too_many_lines'
  | 'old_excel'
  | 'pdf'
  | 'picture'
  | 'web_page'
  | 'open_document'
  | 'other_zip'
  | 'numbers'
  | 'binary_excel'
  | 'word'
  | 'no_such_sheet'
  | 'locked'
  | 'unpacks_too_large'
  | 'broken'
  | 'not_text'
  | 'empty'

export const LARGEST_SHEET = 10 * 1024 * 1024
export const MOST_LINES = 10_000

const sentences: Record<SheetFault, string> = {
  too_large:
    'This file is larger than 10 MB. A list of 10,000 lines is far smaller: save only the list as CSV or XLSX.',
  too_many_lines: 'This file has more than 10,000 lines. Split it into several files.',
  old_excel:
    'This is a file of an old Excel (.xls) or one with a password. Open it in a spreadsheet and save it as XLSX or CSV.',
  pdf: 'This is a PDF. Export the list as CSV or XLSX instead.',
  picture: 'This is a picture. Export the list as CSV or XLSX instead.',
  web_page: 'This file is a web page. Open it in a spreadsheet and save it as XLSX or CSV.',
  open_document: 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.',
  other_zip: 'This is a ZIP archive and no XLSX spreadsheet. Unpack it and choose the list.',
  numbers:
    'This is a Numbers file. In Numbers choose File, Export To, Excel or CSV, and choose that file here.',
  binary_excel: 'This is a binary Excel workbook (.xlsb). In Excel choose Save As, and save it as XLSX.',
  word: 'This is a text document. Copy its table into a spreadsheet and save that as XLSX or CSV.',
  no_such_sheet: 'This workbook has no sheet of that name.',
  locked: 'This spreadsheet has a password. Save it without one.',
  unpacks_too_large:
    'This spreadsheet unpacks to far more than a list of members. Save only the list as CSV or XLSX.',
  broken: 'This spreadsheet is damaged. Open it in a spreadsheet and save it again.',
  not_text: 'This is neither a CSV file nor an XLSX spreadsheet.',
  empty: 'This file has no lines.',
}

export function refuseSheet(fault: SheetFault): AppError {
  return new AppError(fault === 'too_large' ? 'too_large' : 'invalid_input', {
    message: sentences[fault],
    details: { fault },
  })
}
