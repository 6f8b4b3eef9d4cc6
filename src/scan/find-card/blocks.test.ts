import { expect, test } from 'vitest'
import { makeRow } from '#test/make-prediction.ts'
import { blocksOf } from './blocks.ts'
import type { Nine } from './find-nines.ts'

/** The header 1 to 9 in rows 0 and 4, each with the rows below it, of 40 pixels each. */
function headers(kinds: readonly ('printed' | 'written' | 'empty')[]): Nine[] {
  const lattice = {
    runsDown: false,
    along: Array.from({ length: 10 }, (_, index) => 200 + 60 * index),
    across: Array.from({ length: kinds.length + 1 }, (_, index) => 100 + 40 * index),
    pitch: 60,
  }
  return [0, 4].map((headerRow) => ({
    first: 1,
    lattice,
    headerRow,
    ruled: kinds.map(() => 1),
    predictions: kinds.map((kind) => makeRow(kind)),
    score: 0,
  }))
}

test('when the header is printed once more above the players, then both parts are one block', () => {
  const nines = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'written', 'written'])
  const blocks = blocksOf(nines)
  expect(blocks).toHaveLength(1)
  expect(blocks[0]?.rows).toEqual([1, 2, 3, 5, 6])
})

test('when nobody wrote on a card whose header is printed once more, then the empty part is no nine of its own', () => {
  const printedAbove = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'empty', 'empty'])
  expect(blocksOf(printedAbove).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6]])
  const printedBelow = headers(['printed', 'empty', 'empty', 'empty', 'printed', 'printed', 'printed'])
  expect(blocksOf(printedBelow).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6]])
})

test('when nobody wrote on a card with numbers under both headers, then they are its two nines', () => {
  const nines = headers(['printed', 'printed', 'printed', 'empty', 'printed', 'printed', 'printed'])
  expect(blocksOf(nines)).toHaveLength(2)
})

test('when somebody wrote under both headers, then they are the nines of a card of two', () => {
  const nines = headers(['printed', 'printed', 'written', 'written', 'printed', 'written', 'written'])
  expect(blocksOf(nines).map(({ rows }) => rows)).toEqual([
    [1, 2, 3],
    [5, 6],
  ])
})
