import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** How the file of another system is read, and what is asked where it can be read in two ways. */
export const sheetReadingText = catalogue('sheet-reading', {
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
  asLast: 'Read as you chose for the last list with these headings.',
  readAfresh: 'Read it afresh',
  menAsked: (letters: readonly string[]) =>
    letters.length === 1
      ? `What does ${letters[0] ?? ''} stand for?`
      : `What do ${letters.join(' and ')} stand for?`,
  menAskedHint:
    'They mean men in one language and women in another. These members are left out until you choose.',
  menAnswer: (men: string, women: readonly string[]) =>
    [...(men === '' ? [] : [`${men} is a man`]), ...women.map((letter) => `${letter} is a woman`)].join(', '),
  wholeAsked: 'Are these handicaps Handicap Indexes?',
  wholeAskedHint:
    'None of them has a decimal, so they may be Playing Handicaps. Nothing is imported until you choose.',
  wholeMeanings: {
    index: 'They are Handicap Indexes: 12 is 12.0',
    left_out: 'They are Playing Handicaps: import the members without them',
  },
})
