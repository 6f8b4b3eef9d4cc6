import { expect, test } from 'vitest'
import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import { tableRows } from './table-rows.ts'

const cell = (what: 'n' | 't' | ' '): CellPrediction => ({
  kind: {
    empty: what === ' ' ? 1 : 0,
    printed: what === 'n' ? 1 : 0,
    written: 0,
    pickedUp: 0,
    words: what === 't' ? 1 : 0,
    scrawl: 0,
  },
  digitCount: new Float32Array(5),
  hundreds: new Float32Array(11),
  tens: new Float32Array(11),
  ones: new Float32Array(11),
  sign: { plain: 1, minus: 0 },
  ring: { none: 1, circle: 0, square: 0, triangle: 0 },
})

/** One character for each row of nine cells: numbers, text or nothing. Each row is 30 pixels high, the header is `header`. */
function partsOf(rows: string, header: number): string {
  const kinds = [...rows].map((each) => (each === 'n' || each === 't' ? each : ' '))
  return tableRows({
    first: 1,
    lattice: {
      runsDown: false,
      along: Array.from({ length: 10 }, (_, at) => at * 40),
      across: Array.from({ length: rows.length + 1 }, (_, at) => at * 30),
      pitch: 40,
    },
    headerRow: header,
    predictions: kinds.map((what) => Array.from({ length: 9 }, () => cell(what))),
    score: 0,
  }).join('')
}

test.each([
  ['rows of numbers follow the header', 'nnn', 0, '111'],
  ['a line of text stands between them', 'nntn', 0, '1111'],
  ['three empty rows stand between them', 'nn   n', 0, '111111'],
  ['four empty rows stand between them', 'nn    n', 0, '1100000'],
  ['a title stands over the header', 'tnn', 1, '011'],
  ['players stand over the header', 'n nnn', 3, '11111'],
])('when %s, then that is the table', (_, rows, header, table) => {
  expect(partsOf(rows, header)).toBe(table)
})
