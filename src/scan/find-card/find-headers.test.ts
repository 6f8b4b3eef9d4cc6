import { describe, expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { findHeaders, headerScore, type CellReader } from './find-headers.ts'
import { findNines } from './find-nines.ts'
import type { Lattice } from './lattice.ts'
import { leastBeside, placesBeside, placesUnder } from './nine-places.ts'
import { rulesOf } from './rule-map.ts'

/** A cell that holds a number for sure, or none. */
const cell = (value: number | undefined) => makePrediction(value === undefined ? 'empty' : 'printed', value)

/** Reads cells of 40 by 30 pixels out of a table of numbers. */
function readerOf(rows: readonly (readonly (number | undefined)[])[]): CellReader {
  const seen = new Set<string>()
  const at = ({ left, top }: Rectangle) => [Math.round(top / 30), Math.round(left / 40)] as const
  return {
    get cellsRead() {
      return seen.size
    },
    predict: (cells) => {
      for (const each of cells) seen.add(at(each).join(' '))
      return Promise.resolve(
        cells.map((each) => {
          const [row, column] = at(each)
          return cell(rows[row]?.[column])
        }),
      )
    },
  }
}

const latticeOf = (columns: number, rows: number): Lattice => ({
  runsDown: false,
  along: Array.from({ length: columns + 1 }, (_, index) => index * 40),
  across: Array.from({ length: rows + 1 }, (_, index) => index * 30),
  pitch: 40,
})
const numbers = (first: number, count = 9) => Array.from({ length: count }, (_, index) => first + index)
const least = Math.log(0.25)

describe('headers of a lattice', () => {
  test.each([
    ['1 to 9 from its first column on', [numbers(1)], [{ first: 1, row: 0, start: 0 }]],
    ['10 to 18 beside a name', [[undefined, ...numbers(10)]], [{ first: 10, row: 0, start: 1 }]],
    ['1 to 9 with two numbers misread', [numbers(1).with(2, 8).with(7, 1)], [{ first: 1, row: 0, start: 0 }]],
    ['1 to 9 with three numbers misread', [numbers(1).with(0, 8).with(2, 8).with(7, 1)], []],
    [
      'both halves in one row',
      [numbers(1, 18)],
      [1, 10].map((first) => ({ first, row: 0, start: first - 1 })),
    ],
    ['pars', [[4, 4, 3, 5, 4, 4, 3, 4, 5]], []],
  ])('when a row reads %s', async (_, rows, expected) => {
    const headers = await findHeaders(latticeOf(rows[0]?.length ?? 0, 1), readerOf(rows), least)
    expect(headers.map(({ first, row, start }) => ({ first, row, start }))).toEqual(expected)
    for (const { first, start, row, score } of headers)
      expect(score).toBeCloseTo(
        headerScore(
          (rows[row] ?? []).slice(start, start + 9).map((value) => cell(value)),
          first,
        ),
      )
  })

  test('when a table has no header, then only a third of its cells is read', async () => {
    const reader = readerOf([])
    await findHeaders(latticeOf(12, 20), reader, least)
    expect(reader.cellsRead).toBe(80)
  })

  test('when places are given, then no cell of another row is read', async () => {
    const reader = readerOf([numbers(4), numbers(1), numbers(1)])
    const found = await findHeaders(latticeOf(9, 3), reader, least, ({ row }) => row === 1)
    expect(found.map(({ row }) => row)).toEqual([1])
    expect(reader.cellsRead).toBe(9)
  })
})

test('when a picture is ruled like squared paper, then a few hundred of its thousands of cells are read', async () => {
  const [width, height] = [1600, 1500]
  const data = new Uint8Array(width * height).fill(230)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (x % 40 < 2 || y % 30 < 2) data[y * width + x] = 70
  const reader = readerOf([])
  expect(await findNines(rulesOf({ width, height, data }), reader, 600)).toEqual([])
  expect(reader.cellsRead).toBeGreaterThan(0)
  expect(reader.cellsRead).toBeLessThan(1200)
})

test.each([
  ['stroke indexes with three of its numbers', [9, 11, 7, 13, 14, 5, 1, 3, 17], 0],
  ['10 to 18 with four numbers misread', numbers(10).with(0, 7).with(2, 1).with(5, 4).with(8, 2), 1],
])('when a row below a sure nine reads %s, then it heads the other half or not', async (_, below, count) => {
  const rows = [numbers(1), [4, 4, 3, 5, 4, 4, 3, 4, 5], below]
  const [reader, lattice] = [readerOf(rows), latticeOf(9, 3)]
  const [sure] = placesUnder(lattice, await findHeaders(lattice, reader, least))
  if (!sure) throw new Error('there is a header')
  expect(await placesBeside(sure, lattice, leastBeside, reader)).toHaveLength(count)
})
