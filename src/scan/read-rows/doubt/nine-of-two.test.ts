import { expect, test } from 'vitest'
import type { CellReading } from '../../card-reading.ts'
import { withNineInDoubt } from './nine-of-two.ts'
import type { ReadCard } from './reading-weight.ts'

const cell: CellReading = {
  holeNumber: 1,
  result: 4,
  confidence: 0.99,
  isDoubtful: false,
  others: [5],
  quad: undefined,
}
const cardOf = (notes: ReadCard['notes']): ReadCard => ({
  outcome: 'read',
  players: [{ nameQuad: undefined, notation: 'gross', cells: [cell, cell], sums: [] }],
  printed: [],
  notes,
})
const cellsOf = ({ players }: ReadCard) => players.flatMap(({ cells }) => cells)

test('a nine that was read of a card with two is doubtful in every cell, with its results as they were', () => {
  const cells = cellsOf(withNineInDoubt(cardOf(['was_turned', 'nine_holes'])))
  expect(cells.map(({ isDoubtful, result, others }) => [isDoubtful, result, others])).toEqual([
    [true, 4, [5]],
    [true, 4, [5]],
  ])
  for (const { confidence } of cells) expect(confidence).toBeLessThan(0.94)
})

test('a card of which both nines were read stays as sure as it was', () => {
  expect(cellsOf(withNineInDoubt(cardOf([])))).toEqual([cell, cell])
})
