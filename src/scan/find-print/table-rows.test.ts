import { expect, test } from 'vitest'
import { makePrediction, makeRow } from '#test/make-prediction.ts'
import { tableRows } from './table-rows.ts'

/**
 * One character for each row of nine cells: numbers, numbers in half of them, numbers written by hand, hole numbers, text or nothing. Each row is 30 pixels high,
 * the header is `header`.
 */
function partsOf(rows: string, header: number, runsDown = false): string {
  const rowOf = (each: string) => {
    if (each === 'h') return [...makeRow('printed').slice(0, 5), ...makeRow('empty').slice(5)]
    if (each === 'H') return makeRow('printed').map((_, hole) => makePrediction('printed', hole + 1))
    if (each === 'w') return makeRow('written', 5)
    return makeRow(each === 'n' ? 'printed' : each === 't' ? 'words' : 'empty')
  }
  return tableRows({
    first: 1,
    lattice: {
      runsDown,
      along: Array.from({ length: 10 }, (_, at) => at * 40),
      across: Array.from({ length: rows.length + 1 }, (_, at) => at * 30),
      pitch: 40,
    },
    headerRow: header,
    predictions: [...rows].map(rowOf),
    score: 0,
  }).join('')
}

test.each([
  ['rows of numbers follow the header', 'nnn', 0, '111'],
  ['a line of text stands between them', 'nntn', 0, '1111'],
  ['three empty rows stand between them', 'nn   n', 0, '111111'],
  ['four empty rows stand before a row that is half full', 'nn    h', 0, '1100000'],
  ['four empty rows stand before a full row of print', 'nn    n', 0, '1111111'],
  ['players wrote above four empty rows', 'whwh    nn', 8, '1111111111'],
  ['four empty rows stand before the hole numbers of another table', 'nn    Hn', 0, '11000000'],
  ['a line of text and empty rows stand before a row of print', 'nn  t  n', 0, '11000000'],
  ['thirteen empty rows stand before a row of print', 'nn             n', 0, '1100000000000000'],
  ['a title stands over the header', 'tnn', 1, '011'],
  ['players stand over the header', 'n nnn', 3, '11111'],
])('when %s, then that is the table', (_, rows, header, table) => {
  expect(partsOf(rows, header)).toBe(table)
})

test('when the holes run down, then players beyond four empty rows of the height of print are in the table', () => {
  expect(partsOf('nnn    h', 1, true)).toBe('11111111')
  expect(partsOf('nnn       h', 1, true)).toBe('11100000000')
})
