import { describe, expect, test } from 'vitest'
import type { Block } from '../find-card/blocks.ts'
import type { CellLook } from '../read-cells/cell-network.ts'
import { pairRows } from './pair-rows.ts'

const shares = (size: number, certain: number) =>
  Float32Array.from({ length: size }, (_, index) => (index === certain ? 1 : 0))

/** A look that is sure of the kind and of the number of digits. */
function lookOf(kind: number, digits: number): CellLook {
  return {
    kind: shares(6, kind),
    digits: shares(5, digits),
    hundreds: shares(11, 10),
    tens: shares(11, 10),
    ones: shares(11, 4),
    minus: shares(2, 0),
    ring: shares(4, 0),
  }
}
const rowKinds = {
  yards: lookOf(1, 3),
  par: lookOf(1, 1),
  index: lookOf(1, 2),
  score: lookOf(2, 1),
  empty: lookOf(0, 0),
  words: lookOf(4, 4),
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
      looks: all.map((kind) => Array.from({ length: 9 }, () => rowKinds[kind])),
      score: 0,
    },
    rows: rows.map((_, index) => index + 1),
  }
}

const full: RowKind[] = ['yards', 'par', 'index', 'score', 'score', 'empty']

describe('two nines side by side', () => {
  test('each row goes on at its own height', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(full, 600, 0))
    expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((row) => ({ front: row, back: row })))
  })

  test('where one half has a row more, the rest stays at its height', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['words', ...full], 600, -30))
    expect(pairs).toContainEqual({ front: 4, back: 5 })
    expect(pairs).toContainEqual({ front: 5, back: 6 })
    expect(pairs).toContainEqual({ front: undefined, back: 1 })
  })
})

describe('one nine over the other', () => {
  test('rows are paired in their order', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(full, 0, 400))
    expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((row) => ({ front: row, back: row })))
  })

  test('by what they hold, where the lower one leaves rows out', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['par', 'score', 'score'], 0, 400))
    const withBoth = pairs.filter(({ front, back }) => front !== undefined && back !== undefined)
    expect(withBoth).toEqual([
      { front: 2, back: 1 },
      { front: 4, back: 2 },
      { front: 5, back: 3 },
    ])
  })

  test('every row is told once, alone or in a pair', () => {
    const pairs = pairRows(blockOf(full, 0, 0), blockOf(['score', 'words', 'words', 'par'], 0, 400))
    expect(pairs.flatMap(({ front }) => front ?? [])).toEqual([1, 2, 3, 4, 5, 6])
    expect(pairs.flatMap(({ back }) => back ?? [])).toEqual([1, 2, 3, 4])
  })
})
