import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** Taking a file of another system, whatever is in it. */
export const sheetImportText = catalogue('sheet-import', {
  choose: 'Choose a file',
  reading: 'Reading the file…',
  readFailed: 'The file could not be read',
  tryAgain: 'Try again',
  readAs: {
    xlsx: 'Read as an XLSX spreadsheet.',
    csv: (encoding: string, separator: string) => `Read as CSV in ${encoding}, separated by ${separator}.`,
  },
  separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
  dates: {
    day_first: 'Dates are read with the day first: 03/04/1970 is 3 April.',
    month_first: 'Dates are read with the month first: 03/04/1970 is 4 March.',
  },
  columns: 'Columns',
  columnsHint: 'Change what is not understood. A column that is left out is not imported.',
  columnOf: (heading: string) => `What “${heading}” is`,
  unnamed: (number: number) => `Column ${number}`,
  leftOut: 'Left out',
  noHeadingsNote: 'Tick this when the file has no line of headings.',
  faults: (count: number) => plural('en', count, { one: '1 fault', other: '# faults' }),
  faultsHint:
    'Lines with a fault are left out. Mend them in the file and choose it again, or import the others now.',
  moreFaults: (count: number) => `and ${count} more`,
  line: (line: number) => `Line ${line}`,
  importing: 'Importing…',
  otherFile: 'Choose another file',
  importFailed: 'Nothing was imported',
  sheet: {
    too_large: 'This file is larger than 10 MB. A list of 10,000 lines is far smaller: save only the list.',
    too_many_lines: 'This file has more than 10,000 lines. Split it into several files.',
    old_excel: 'This is a file of an old Excel (.xls) or one with a password. Save it as XLSX or CSV.',
    pdf: 'This is a PDF. Export the list as CSV or XLSX instead.',
    picture: 'This is a picture. Export the list as CSV or XLSX instead.',
    web_page:
      'This is a web page, whatever its name says. Open it in a spreadsheet and save it as XLSX or CSV.',
    open_document: 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.',
    other_zip: 'This is a ZIP archive and no XLSX spreadsheet. Unpack it and choose the list.',
    locked: 'This spreadsheet has a password. Save it without one.',
    unpacks_too_large: 'This spreadsheet unpacks to far more than a list of members. Save only the list.',
    broken: 'This file is damaged. Open it in a spreadsheet and save it again.',
    not_text: 'This is neither a CSV file nor an XLSX spreadsheet.',
    empty: 'This file has no lines.',
  },
  imports: 'Imports',
  someone: 'a former member',
  leftOutLines: (count: number) =>
    plural('en', count, { one: '1 line was left out', other: '# lines were left out' }),
  undone: 'Taken back',
  undo: 'Take back',
  undoNamed: (what: string) => `Take back the import of ${what}`,
  undoTitle: 'Take this import back?',
  undoing: 'Taking it back…',
  undoFailed: 'The import was not taken back',
  importOf: (what: string, when: string, who: string) => `${what}, ${when}, ${who}`,
  loadFailed: 'This could not be loaded',
})
