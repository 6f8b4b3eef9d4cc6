import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { FoundPlayer } from './found-player.ts'
import { withPartsJoined, type ReadRow } from './join-parts.ts'

const holes = Array.from({ length: 18 }, (_, hole) => hole)

/** A player's column, 40 pixels wide, with a number in the holes that are named. */
function rowOf(index: number, written: readonly number[]): ReadRow {
  const cells = holes.map((hole) => ({
    left: 40 * index,
    right: 40 * (index + 1),
    top: 30 * hole,
    bottom: 30 * (hole + 1),
  }))
  const predictions = holes.map((hole) =>
    written.includes(hole) ? makePrediction('written', 4) : makePrediction('empty'),
  )
  const numbers = { holeNumbers: holes.map((hole) => hole + 1), cells, name: undefined }
  const ink = { frontCount: 9, pars: holes.map(() => []), sums: [] }
  return {
    pair: { front: index, back: index },
    place: { ...numbers, ...ink },
    player: {
      ...numbers,
      ...ink,
      predictions,
      hasName: true,
      isJoined: false,
      row: { notation: 'gross', cells: [], asStrokes: [], logEvidence: 0 },
    },
  }
}

const [front, back] = [holes.slice(0, 9), holes.slice(9)]
const even = holes.filter((hole) => hole % 2 === 0)
const odd = holes.filter((hole) => hole % 2 === 1)

test.each([
  ['every other hole in one and the rest beside it', [even, odd], 1],
  ['the front nine in one and the back nine beside it', [front, back], 1],
  ['a few holes in both', [[...front, 10], back], 1],
  ['all holes in both', [holes, holes], 2],
  ['all holes, beside a player who gave up', [holes, [0, 1, 2]], 2],
  [
    'a few holes, and few of the others beside it',
    [
      [0, 1, 2, 3],
      [5, 6, 7],
    ],
    2,
  ],
  ['two parts of one player and another player', [even, odd, holes], 2],
])('%s: read as %3$d', async (_, written, count) => {
  const rows = written.map((each, index) => rowOf(index, each))
  const read: number[] = []
  const players = await withPartsJoined(rows, ({ cells }) => {
    read.push((cells[0]?.right ?? 0) - (cells[0]?.left ?? 0))
    return Promise.resolve(rowOf(0, holes).player)
  })
  expect(players).toHaveLength(count)
  expect(players.map(({ isJoined }) => isJoined)).toEqual(
    players.map((_player, index) => index === 0 && read.length > 0),
  )
  // Both parts at once.
  expect(read).toEqual(count < rows.length ? [80] : [])
})

test('rows that are not beside each other are not joined', async () => {
  const rows = [rowOf(0, even), rowOf(2, odd)]
  const unread = (): Promise<FoundPlayer> => Promise.reject(new Error('no row is to be read again'))
  expect(await withPartsJoined(rows, unread)).toEqual(rows.map(({ player }) => player))
})
