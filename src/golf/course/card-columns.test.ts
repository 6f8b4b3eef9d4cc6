import { expect, test } from 'vitest'
import { columnSeries } from './card-columns.ts'

const where = { sign: '\t' as const, at: 0, teeNames: ['Blue'] }
const named = (rows: readonly (readonly string[])[], more: Partial<typeof where> = {}) => {
  const { series, problems } = columnSeries(rows, { ...where, ...more })
  return { columns: series.map(({ label, cells }) => [label, ...cells]), problems }
}

test('the columns of a table whose holes go down have their headings', () => {
  expect(
    named([
      ['Hole', 'Par', 'Blue'],
      ['1', '4', '402'],
      ['2', '3', '188'],
    ]),
  ).toEqual({
    columns: [
      ['Hole', '1', '2'],
      ['Par', '4', '3'],
      ['Blue', '402', '188'],
    ],
    problems: [],
  })
})

test('headings that come again begin another table', () => {
  const { columns } = named([
    ['Hole', 'Par'],
    ['1', '4'],
    ['Hole', 'Index'],
    ['1', '7'],
  ])
  expect(columns).toEqual([
    ['Hole', '1'],
    ['Par', '4'],
    ['Hole', '1'],
    ['Index', '7'],
  ])
})

test('a line with another number of cells is asked about', () => {
  const { problems } = named([
    ['Hole', 'Par', 'Blue'],
    ['1', '4', '402'],
    ['2', '188'],
    ['3', '5', '530'],
  ])
  expect(problems).toEqual([{ kind: 'line_unclear', holeNumber: 2, count: 1, columns: 2 }])
})
