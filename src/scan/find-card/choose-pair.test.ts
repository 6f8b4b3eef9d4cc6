import { expect, test } from 'vitest'
import { makeRow } from '#test/make-prediction.ts'
import type { Block } from './blocks.ts'
import { choosePair } from './choose-pair.ts'

/** A block headed 1 to 9 whose first column is at `left` and whose header at `top`, with one row. */
function headedOneToNine(left: number, row: 'printed' | 'written', top = 100): Block {
  const lattice = {
    runsDown: false,
    along: Array.from({ length: 10 }, (_, index) => left + 60 * index),
    across: [top, top + 40, top + 80],
    pitch: 60,
  }
  const predictions = [makeRow('printed'), makeRow(row)]
  return { nine: { first: 1, lattice, headerRow: 0, ruled: [1, 1], predictions, score: 0 }, rows: [1] }
}

test('when nobody wrote on a card with 1 to 9 over both nines, then the left one is the front nine', () => {
  const [left, right] = [headedOneToNine(100, 'printed'), headedOneToNine(900, 'printed')]
  expect(choosePair([right, left])).toEqual({ front: left, back: right })
})

test('when nobody wrote on a card of three such nines, then it is not said which two are a course', () => {
  const blocks = [100, 900, 1_700].map((left) => headedOneToNine(left, 'printed'))
  expect(choosePair(blocks)?.back).toBeUndefined()
})

test('when a sheet has two such courses that nobody wrote on, then the upper one is read', () => {
  const [lowerRight, upperLeft, lowerLeft, upperRight] = [
    headedOneToNine(900, 'printed', 480),
    headedOneToNine(100, 'printed', 120),
    headedOneToNine(110, 'printed', 500),
    headedOneToNine(890, 'printed', 100),
  ] as const
  expect(choosePair([lowerRight, upperLeft, lowerLeft, upperRight])).toEqual({
    front: upperLeft,
    back: upperRight,
  })
})

test('when four such nines stand below each other, then it is not said which two are a course', () => {
  const blocks = [100, 400, 700, 1_000].map((top) => headedOneToNine(100, 'printed', top))
  expect(choosePair(blocks)?.back).toBeUndefined()
})

test('when somebody wrote under one of two such nines, then that nine was played', () => {
  const [printed, written] = [headedOneToNine(100, 'printed'), headedOneToNine(900, 'written')]
  expect(choosePair([printed, written])).toEqual({ front: written, back: undefined })
})
