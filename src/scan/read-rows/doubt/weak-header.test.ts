import { expect, test } from 'vitest'
import type { CellReading, PlayerReading } from '../../card-reading.ts'
import { withWeakHeadersInDoubt } from '../to-reading.ts'

const cell = (holeNumber: number): CellReading => ({
  holeNumber,
  result: 4,
  confidence: 0.99,
  isDoubtful: false,
  others: [5],
  quad: undefined,
})
const player: PlayerReading = {
  nameQuad: undefined,
  notation: 'gross',
  sums: [],
  cells: Array.from({ length: 18 }, (_, hole) => cell(hole + 1)),
}
const doubtful = (players: readonly PlayerReading[]) =>
  players.flatMap(({ cells }) =>
    cells.filter(({ isDoubtful }) => isDoubtful).map(({ holeNumber }) => holeNumber),
  )

test.each([
  ['both headers were read', [-0.1, -1.3], []],
  ['hardly any number over the back nine was', [-0.9, -2.95], [10, 11, 12, 13, 14, 15, 16, 17, 18]],
  ['hardly any over the front nine was', [-2.5, -0.2], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('when %s, then the nine that may be a column off is doubtful', (_, [front = 0, back = 0], expected) => {
  const nines = [
    { first: 1, score: front },
    { first: 10, score: back },
  ]
  const read = withWeakHeadersInDoubt([player], nines)
  expect(doubtful(read)).toEqual(expected)
  expect(read.flatMap(({ cells }) => cells.map(({ result }) => result))).toEqual(player.cells.map(() => 4))
})
