import { expect, test } from 'vitest'
import type { CellReading, PlayerReading } from '../card-reading.ts'
import { isWeak, readAlike, readingWeight, type ReadCard } from './reading-weight.ts'

const cell = (confidence: number, result: CellReading['result'] = 4): CellReading => ({
  holeNumber: 1,
  result,
  confidence,
  isDoubtful: confidence < 0.94,
  others: [],
  quad: undefined,
})
const row = (confidences: readonly number[]): PlayerReading => ({
  nameQuad: undefined,
  notation: 'gross',
  cells: confidences.map((confidence) => cell(confidence)),
  sums: [],
})
const card = (...players: readonly PlayerReading[]): ReadCard => ({
  outcome: 'read',
  players,
  printed: [],
  notes: [],
})
const sure = Array.from({ length: 18 }, () => 0.99)

test.each([
  ['every number is sure', card(row(sure)), false],
  ['a fifth is doubtful', card(row(sure.map((each, hole) => (hole < 4 ? 0.7 : each)))), true],
  [
    'no cell has a number, as where differences to par were read and the pars were not',
    card({ ...row([]), cells: sure.map((each) => ({ ...cell(each), result: undefined })) }),
    true,
  ],
  ['one nine of two is missing', card(row(sure), row(sure.slice(9))), true],
])('when %s, then the reading is weak or not', (_, reading, expected) => {
  expect(isWeak(reading)).toBe(expected)
})

test('more sure numbers weigh more, and guesses weigh nothing', () => {
  expect(readingWeight(card(row(sure), row(sure)))).toBeGreaterThan(readingWeight(card(row(sure))))
  expect(readingWeight(card(row([0.3, 0.5])))).toBe(0)
  expect(readingWeight(card({ ...row([]), cells: [cell(0.99, 'empty')] }))).toBe(0)
})

test('two readings are alike when every hole of every player is, however sure they are', () => {
  const other = row(sure.map(() => 0.6))
  expect(readAlike(card(row(sure)), card(other))).toBe(true)
  expect(readAlike(card(row(sure)), card(row(sure), row(sure)))).toBe(false)
  const one = { ...other, cells: other.cells.map((each, at) => (at === 3 ? { ...each, result: 7 } : each)) }
  expect(readAlike(card(row(sure)), card(one))).toBe(false)
})
