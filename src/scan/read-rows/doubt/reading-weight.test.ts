import { expect, test } from 'vitest'
import type { CellReading, PlayerReading } from '../../card-reading.ts'
import { isBetter, isWeak, readAlike, type ReadCard } from './reading-weight.ts'

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

test('more sure numbers are better, and guesses are as good as none', () => {
  expect(isBetter(card(row(sure), row(sure)), card(row(sure)))).toBe(true)
  expect(isBetter(card(row(sure)), card(row(sure), row(sure)))).toBe(false)
  const guesses = card(row([0.3, 0.5]))
  const nothing = card({ ...row([]), cells: [cell(0.99, 'empty')] })
  expect(isBetter(guesses, nothing)).toBe(false)
  expect(isBetter(nothing, guesses)).toBe(false)
})

test('a grid whose numbers are sure is better than one that gives more numbers of which each is doubtful', () => {
  const doubtful = row(sure.map(() => 0.85))
  const made = card(doubtful, doubtful, doubtful, doubtful)
  expect(isBetter(card(row(sure)), made)).toBe(true)
  expect(isBetter(made, card(row(sure)))).toBe(false)
})

test('a nine that its clear sum contradicts makes a reading weak, though its cells are sure', () => {
  const sum = { of: 'out', value: 53, confidence: 0.99, offBy: 4, quad: undefined } as const
  const cells = sure.map((each, hole) => ({ ...cell(each), holeNumber: hole + 1 }))
  expect(isWeak(card({ ...row([]), cells }))).toBe(false)
  expect(isWeak(card({ ...row([]), cells, sums: [sum] }))).toBe(true)
})

test('two readings are alike when every hole of every player is, however sure they are', () => {
  const other = row(sure.map(() => 0.6))
  expect(readAlike(card(row(sure)), card(other))).toBe(true)
  expect(readAlike(card(row(sure)), card(row(sure), row(sure)))).toBe(false)
  const one = { ...other, cells: other.cells.map((each, at) => (at === 3 ? { ...each, result: 7 } : each)) }
  expect(readAlike(card(row(sure)), card(one))).toBe(false)
})
