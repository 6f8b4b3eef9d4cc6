import { expect, test } from 'vitest'
import { makeNine } from '#test/make-nine.ts'
import { makePrediction } from '#test/make-prediction.ts'
import { withOpenRows } from '../find-card.ts'

/** A header and two rows of pars of 40 pixels each, from 100 down. */
const nine = makeNine([100, 140, 181, 220], ['printed', 'printed', 'printed'])

/** So many of the nine cells of the rows with these upper edges hold a number. */
const readerOf = (numbers: Record<number, number>, kind: 'printed' | 'written' = 'printed') => ({
  predict: (cells: readonly { top: number }[]) =>
    Promise.resolve(
      cells.map(({ top }, index) => makePrediction(index % 9 < (numbers[top] ?? 0) ? kind : 'empty')),
    ),
})

test('when a row of numbers stands below the last rule, then it is a row of the table', async () => {
  const { lattice, predictions, ruled, headerRow } = await withOpenRows(nine, readerOf({ 220: 9 }))
  expect(lattice.across).toEqual([100, 140, 181, 220, 260])
  expect([predictions.length, ruled, headerRow]).toEqual([4, [1, 1, 1, 1], 0])
})

test('when one stands above the first rule, then the header is the second row', async () => {
  const { lattice, predictions, headerRow } = await withOpenRows(nine, readerOf({ 60: 8 }))
  expect(lattice.across).toEqual([60, 100, 140, 181, 220])
  expect([predictions.length, headerRow]).toEqual([4, 1])
})

test('when only some cells look like numbers, as grass does, then the table ends at its rules', async () => {
  expect(await withOpenRows(nine, readerOf({ 60: 6, 220: 6 }))).toEqual(nine)
})

test('when a signature looks like written numbers, then the table ends at its rules', async () => {
  expect(await withOpenRows(nine, readerOf({ 220: 9 }, 'written'))).toEqual(nine)
})
