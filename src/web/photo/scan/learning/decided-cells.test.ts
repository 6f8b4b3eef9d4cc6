import { expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import type { ReviewedHole } from '../review/review-card.ts'
import { decidedCells } from '../review/review-dialog.online.tsx'

const quad = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.2],
  [0.1, 0.2],
]

function hole(result: HoleResult | undefined, more: Partial<ReviewedHole> = {}): ReviewedHole {
  return {
    holeNumber: 1,
    par: 4,
    quad,
    read: holedIn(3),
    result,
    choices: [],
    was: notPlayed,
    isOpen: false,
    isDecided: true,
    ...more,
  }
}

const row = { toPar: false, holes: [], sums: [] }

test('a cell that was decided has its corners, the number, and what was read', () => {
  expect(decidedCells(row, [hole(holedIn(5)), hole(holedIn(6), { read: pickedUp })])).toEqual([
    { quad, value: 5, read: 3 },
    { quad, value: 6, read: null },
  ])
})

test('what nobody decided, has no place or is no number is left out', () => {
  const others = [
    hole(holedIn(5), { isDecided: false }),
    hole(holedIn(5), { quad: undefined }),
    hole(pickedUp),
    hole(notPlayed),
    hole(undefined),
    // The reader knows numbers up to 15.
    hole(holedIn(16)),
  ]
  expect(decidedCells(row, others)).toEqual([])
})

test('a row of differences to par is left out', () => {
  expect(decidedCells({ ...row, toPar: true }, [hole(holedIn(5))])).toEqual([])
})
