import { expect, test } from 'vitest'
import { makeRow } from '#test/make-prediction.ts'
import type { Block } from './blocks.ts'
import { choosePair } from './choose-pair.ts'

/** A block headed 1 to 9 whose first column is at `left`, with one row. */
function headedOneToNine(left: number, row: 'printed' | 'written'): Block {
  const lattice = {
    runsDown: false,
    along: Array.from({ length: 10 }, (_, index) => left + 60 * index),
    across: [100, 140, 180],
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

test('when somebody wrote under one of two such nines, then that nine was played', () => {
  const [printed, written] = [headedOneToNine(100, 'printed'), headedOneToNine(900, 'written')]
  expect(choosePair([printed, written])).toEqual({ front: written, back: undefined })
})
