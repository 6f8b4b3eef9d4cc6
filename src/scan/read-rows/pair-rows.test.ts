import { describe, expect, test } from 'vitest'
import type { Block } from '../find-card/blocks.ts'
import { makePrediction } from '#test/make-prediction.ts'
import { pairRows } from './pair-rows.ts'

const rowKinds = {
  yards: makePrediction('printed', 344),
  par: makePrediction('printed', 4),
  index: makePrediction('printed', 14),
  score: makePrediction('written', 4),
  putts: makePrediction('written', 2),
  torn: makePrediction('written', 11, 0.4),
  empty: makePrediction('empty'),
  words: makePrediction('words', 1000),
}
type RowKind = keyof typeof rowKinds

/** A block with these rows under its header, each so high, its top left corner at x and y. */
function blockOf(rows: readonly RowKind[], x: number, y: number, high = 30): Block {
  const all: RowKind[] = ['index', ...rows]
  return {
    nine: {
      first: 1,
      lattice: {
        runsDown: false,
        along: Array.from({ length: 10 }, (_, index) => x + index * 50),
        across: Array.from({ length: all.length + 1 }, (_, index) => y + index * high),
        pitch: 50,
      },
      headerRow: 0,
      ruled: all.map(() => 1),
      predictions: all.map((kind) => Array.from({ length: 9 }, () => rowKinds[kind])),
      score: 0,
    },
    rows: rows.map((_, index) => index + 1),
  }
}

const full: RowKind[] = ['yards', 'par', 'index', 'score', 'score', 'empty']

describe('two nines side by side', () => {
  test('when both halves have the same rows, then rows at the same height are paired', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(full, 600, 0))
    expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((row) => ({ front: row, back: row })))
  })

  test('when a fold lets one half lie lower by most of a row, then rows at the same height below the header are paired', () => {
    const pairs = pairRows(blockOf(full, 0, 24), blockOf(full, 600, 0))
    expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((row) => ({ front: row, back: row })))
  })

  test('when one half has one row more, then the others are still paired by height', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['words', ...full], 600, -30))
    expect(pairs).toContainEqual({ front: 4, back: 5 })
    expect(pairs).toContainEqual({ front: 5, back: 6 })
    expect(pairs).toContainEqual({ front: undefined, back: 1 })
  })
})

describe('one nine over the other', () => {
  test('when both halves have the same rows, then they are paired in order', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(full, 0, 400))
    expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((row) => ({ front: row, back: row })))
  })

  test('when the lower half lacks rows, then rows with the same kind of content are paired', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['par', 'score', 'score'], 0, 400))
    const withBoth = pairs.filter(({ front, back }) => front !== undefined && back !== undefined)
    expect(withBoth).toEqual([
      { front: 2, back: 1 },
      { front: 4, back: 2 },
      { front: 5, back: 3 },
    ])
  })

  test('when one player has only the front and another only the back nine, then rows at the same height below the header are paired', () => {
    const front = blockOf(['par', 'score', 'empty'], 0, 0)
    const pairs = pairRows(front, blockOf(['par', 'empty', 'score'], 0, 400))
    expect(pairs).toEqual([1, 2, 3].map((row) => ({ front: row, back: row })))
  })

  test('when the front rows are higher and one of them was cut in two, then the players are still paired with themselves', () => {
    const front = blockOf(['yards', 'par', 'torn', 'score', 'putts', 'score', 'score', 'empty'], 0, 0, 36)
    const back = blockOf(['yards', 'par', 'score', 'putts', 'score', 'score', 'empty'], 0, 400, 30)
    const pairs = pairRows(front, back)
    const partners = [4, 5, 6, 7].map((row) => pairs.find((pair) => pair.front === row)?.back)
    expect(partners).toEqual([3, 4, 5, 6])
  })

  test('each row appears exactly once, alone or in a pair', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['score', 'words', 'words', 'par'], 0, 400))
    expect(pairs.flatMap(({ front }) => front ?? [])).toEqual([1, 2, 3, 4, 5, 6])
    expect(pairs.flatMap(({ back }) => back ?? [])).toEqual([1, 2, 3, 4])
  })
})
