import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { Nine } from '../find-nines.ts'
import { withRowsBeside } from './rows-beside.ts'

const map = {
  width: 2_000,
  height: 600,
  strength: new Uint8Array(0),
  hits: new Uint8Array(1_200_000).fill(3),
}
const rules = { upright: map, level: map }
/** Tells where it looked: the number is the upper edge of the cell. */
const reader = {
  predict: (cells: readonly { top: number }[]) =>
    Promise.resolve(cells.map(({ top }) => makePrediction('printed', top))),
}

function nine(left: number, across: readonly number[], headerRow: number): Nine {
  const rows = across.length - 1
  return {
    first: left < 500 ? 1 : 10,
    lattice: {
      runsDown: false,
      along: Array.from({ length: 10 }, (_, hole) => left + 50 * hole),
      across,
      pitch: 50,
    },
    headerRow,
    ruled: Array.from({ length: rows }, () => 0.5),
    predictions: Array.from({ length: rows }, () => Array.from({ length: 9 }, () => makePrediction('empty'))),
    score: 0,
  }
}

test('when the rules of one nine end before those of the nine beside it, then it has those rows too', async () => {
  const short = nine(100, [140, 181, 220, 260], 0)
  const long = nine(700, [100, 140, 180, 220, 261, 300, 340], 1)
  const [extended, other] = await withRowsBeside([short, long], rules, reader)
  expect(extended?.lattice.across).toEqual([100, 140, 181, 220, 260, 300, 340])
  expect(extended?.headerRow).toBe(1)
  expect(extended?.ruled).toEqual([1, 0.5, 0.5, 0.5, 1, 1])
  expect(extended?.predictions.map(([cell]) => cell?.kind.printed)).toEqual([1, 0, 0, 0, 1, 1])
  expect(extended?.predictions).toHaveLength(6)
  expect(other).toBe(long)
})

test('when two rules of theirs lie at the last rule of a nine, then no row runs backwards', async () => {
  const short = nine(100, [140, 180, 220, 260], 0)
  const long = nine(700, [140, 180, 220, 254, 259, 300], 0)
  const [extended] = await withRowsBeside([short, long], rules, reader)
  expect(extended?.lattice.across).toEqual([140, 180, 220, 260, 300])
})

test.each([
  ['its last rule is none of theirs', nine(700, [140, 180, 220, 240, 275, 310], 0)],
  ['the other stands lower', nine(700, [180, 220, 260, 300, 340], 0)],
  ['the other stands in the same columns', nine(100, [140, 180, 220, 260, 300], 0)],
])('when %s, then the nine keeps its own rows', async (_, other) => {
  const own = nine(100, [140, 180, 220, 260], 0)
  expect((await withRowsBeside([own, other], rules, reader))[0]).toBe(own)
})
