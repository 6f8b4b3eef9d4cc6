import { expect, test } from 'vitest'
import type { CellReading, PlayerReading } from '../card-reading.ts'
import { doubtTogether } from './doubt-together.ts'

const cell = (isDoubtful: boolean): CellReading => ({
  holeNumber: 1,
  result: 4,
  confidence: isDoubtful ? 0.6 : 0.99,
  isDoubtful,
  others: [],
  quad: undefined,
})
const row = (doubtful: number, holes = 18): PlayerReading => ({
  nameQuad: undefined,
  notation: 'gross',
  cells: Array.from({ length: holes }, (_, index) => cell(index < doubtful)),
  sums: [],
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

test('what is doubtful together keeps no high confidence', () => {
  const cells = doubtTogether([row(9)], 18).flatMap((player) => player.cells)
  expect(Math.max(...cells.map(({ confidence }) => confidence))).toBeLessThan(0.94)
})
