import { describe, expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { FoundPlayer } from './found-player.ts'
import { withoutOtherRows } from './without-other-rows.ts'

const nowhere = { left: 0, top: 0, right: 60, bottom: 40 }
const unread = makePrediction('written')

/** A cell that holds so many strokes with this chance, and otherwise one more. */
function cellOf(strokes: number, chance: number): Float64Array {
  const chances = new Float64Array(21)
  chances[strokes] = chance
  chances[strokes + 1] = 1 - chance
  return chances
}

const emptyCell = () => Float64Array.of(1, ...Array.from({ length: 20 }, () => 0))

type Row = { written: number; sure: number; hasSum?: boolean; holes?: number }

function rowOf({ written, sure, hasSum = false, holes = 18 }: Row): FoundPlayer {
  const numbers = Array.from({ length: holes }, (_, hole) => hole + 1)
  return {
    row: {
      notation: 'gross',
      cells: numbers.map((hole) => (hole <= written ? cellOf(3 + (hole % 3), sure) : emptyCell())),
      logEvidence: 0,
    },
    predictions: numbers.map(() => unread),
    cells: numbers.map(() => nowhere),
    holeNumbers: numbers,
    sums: hasSum ? [{ of: 'out', prediction: unread, cell: nowhere }] : [],
    name: nowhere,
    hasName: true,
  }
}

const full = rowOf({ written: 18, sure: 0.97, hasSum: true })

describe('beside a player who wrote every hole and a sum', () => {
  test.each([
    ['five numbers that are not sure, under a label and without a sum', { written: 5, sure: 0.76 }, false],
    ['the same on one of two nines', { written: 5, sure: 0.69, holes: 9 }, false],
    ['the same with a sum', { written: 5, sure: 0.76, hasSum: true }, true],
    ['five clear numbers, as of a player who gave up', { written: 5, sure: 0.95 }, true],
    ['a whole round in poor handwriting', { written: 18, sure: 0.7 }, true],
    ['a whole row in which no number is sure', { written: 18, sure: 0.55 }, false],
  ])('%s', (_, row, isPlayer) => {
    const other = rowOf(row)
    expect(withoutOtherRows([full, other])).toEqual(isPlayer ? [full, other] : [full])
  })
})

test('alone on a card of nine holes, a few numbers are a player', () => {
  const only = rowOf({ written: 2, sure: 0.7, holes: 9 })
  expect(withoutOtherRows([only])).toEqual([only])
})
