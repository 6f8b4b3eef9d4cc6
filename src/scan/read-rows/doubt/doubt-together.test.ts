import { expect, test } from 'vitest'
import type { CellReading, PlayerReading } from '../../card-reading.ts'
import { doubtTogether } from './doubt-together.ts'

const cell = (isDoubtful: boolean, holeNumber: number): CellReading => ({
  holeNumber,
  result: 4,
  confidence: isDoubtful ? 0.6 : 0.99,
  isDoubtful,
  others: [],
  quad: undefined,
})
const row = (doubtful: number, holes = 18, sums: PlayerReading['sums'] = []): PlayerReading => ({
  nameQuad: undefined,
  notation: 'gross',
  cells: Array.from({ length: holes }, (_, index) => cell(index < doubtful, index + 1)),
  sums,
})
const doubtfulIn = (players: readonly PlayerReading[]) =>
  doubtTogether(players, 18).map(({ cells }) => cells.filter(({ isDoubtful }) => isDoubtful).length)

test.each([
  ['few cells are doubtful, then the others stay sure', [row(2), row(0)], [2, 0]],
  ['a third of a row is doubtful, then all of that row is', [row(7), row(0), row(0)], [18, 0, 0]],
  ['a third of a card is doubtful, then all of it is', [row(9), row(3)], [18, 18]],
  ['a row has one nine of two, then all of the card is doubtful', [row(0), row(0, 9)], [18, 9]],
])('when %s', (_, players, expected) => {
  expect(doubtfulIn(players)).toEqual(expected)
})

/** Every hole was read as a 4, and two of the front nine may be a 5. */
const mayBeFive = ({ cells, ...player }: PlayerReading): PlayerReading => ({
  ...player,
  cells: cells.map((each) => ([3, 7].includes(each.holeNumber) ? { ...each, others: [5] } : each)),
})

test.each([
  ['a clear OUT is one more than its holes, two of which may be one more', 37, 0, 0.99, 2],
  ['a clear OUT is two more than its holes, none of which may be two more', 38, 0, 0.99, 0],
  ['a clear OUT is one more, and more of the row is doubtful', 37, 16, 0.99, 18],
  ['a clear OUT is one more, and doubtful cells are in its nine', 37, 9, 0.99, 9],
  ['a clear OUT is far from its holes', 48, 0, 0.99, 9],
  ['a clear OUT is far from its holes, and doubtful cells are in its nine', 48, 9, 0.99, 18],
  ['an unclear OUT is one more', 37, 0, 0.6, 0],
  ['a clear OUT agrees', 36, 0, 0.99, 0],
])('when %s, then so many cells of the row are doubtful', (_, value, doubtful, confidence, expected) => {
  const out = { of: 'out', value, confidence, offBy: value - 36, quad: undefined } as const
  expect(doubtfulIn([mayBeFive(row(doubtful, 18, [out])), row(0), row(0)])).toEqual([expected, 0, 0])
})

test('what is doubtful together keeps no high confidence', () => {
  const cells = doubtTogether([row(9)], 18).flatMap((player) => player.cells)
  expect(Math.max(...cells.map(({ confidence }) => confidence))).toBeLessThan(0.94)
})
