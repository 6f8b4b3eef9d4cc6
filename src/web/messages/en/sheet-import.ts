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
  sheetRead: (name: string, others: number) =>
    others === 0
      ? `Read from the sheet “${name}”.`
      : `Read from the sheet “${name}”. ${plural('en', others, { one: 'The workbook has 1 more sheet.', other: 'The workbook has # more sheets.' })}`,
  sheetChoice: 'Sheet',
  hiddenRows: (count: number) =>
    plural('en', count, {
      one: '1 row that the spreadsheet hides is read too.',
      other: '# rows that the spreadsheet hides are read too.',
    }),
  repaired: 'Letters that another program had misread, such as “Ã±”, were put right.',
  encodingChoice: 'Letters',
  encodingAsked: 'How are these words written?',
  encodingAskedHint:
    'The letters of this file can be read in several ways. Nothing is imported until you choose.',
  encodingOf: (words: string, encoding: string) => (words === '' ? encoding : `${words} (${encoding})`),
  separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
  dates: {
    day_first: 'Dates are read with the day first: 03/04/1970 is 3 April.',
    month_first: 'Dates are read with the month first: 03/04/1970 is 4 March.',
  },
  datesAsked: 'How are the dates written?',
  datesAskedHint: 'The dates in this file can be read in two ways. Nothing is imported until you choose.',
  datesChoose: 'Choose one',
  dateOrders: {
    day_first: 'Day first: 03/04/1970 is 3 April',
    month_first: 'Month first: 03/04/1970 is 4 March',
  },
  minusAsked: 'What does a minus sign before a handicap mean?',
  minusAskedHint: 'The handicaps in this file can be read in two ways. Nothing is imported until you choose.',
  minusMeanings: {
    plus: 'A plus handicap: -2.4 is +2.4',
    no_sign: 'An ordinary handicap: -2.4 is 2.4',
  },
  columns: 'Columns',
  columnsHint: 'Correct a column that was read wrongly. A column that is left out is not imported.',
  columnOf: (heading: string) => `Meaning of “${heading}”`,
  unnamed: (number: number) => `Column ${number}`,
  leftOut: 'Left out',
  noHeadingsNote: 'Tick this when the file has no line of headings.',
  faults: (count: number) => plural('en', count, { one: '1 fault', other: '# faults' }),
  faultsHint:
    'Lines with a fault are left out. Correct them in the file and choose it again, or import the others now.',
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
    web_page: 'This file is a web page. Open it in a spreadsheet and save it as XLSX or CSV.',
    open_document: 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.',
    other_zip: 'This is a ZIP archive and no XLSX spreadsheet. Unpack it and choose the list.',
    numbers:
      'This is a Numbers file. In Numbers choose File, Export To, Excel or CSV, and choose that file here.',
    binary_excel: 'This is a binary Excel workbook (.xlsb). In Excel choose Save As, and save it as XLSX.',
    word: 'This is a text document. Copy its table into a spreadsheet and save that as XLSX or CSV.',
    no_such_sheet: 'This workbook has no sheet of that name.',
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
