import { expect, test } from 'vitest'
import { makeNine } from '#test/make-nine.ts'
import { makePrediction } from '#test/make-prediction.ts'
import type { CellReader } from '../find-headers.ts'
import { withDoubleRowsSplit } from './split-rows.ts'

/** A header of 40 pixels at 100, a double row of two times 42, a row of pars. */
const nine = { ...makeNine([100, 140, 224, 264], ['printed', 'words', 'printed']), ruled: [1, 0, 1] }

/** Reads each row by its top. */
const readerOf = (
  kinds: Record<number, 'printed' | 'written' | 'words' | 'empty'>,
): Pick<CellReader, 'predict'> => ({
  predict: (cells) => Promise.resolve(cells.map(({ top }) => makePrediction(kinds[top] ?? 'empty'))),
})

test('when both halves of a double row hold numbers, then it is two rows of the table', async () => {
  const split = await withDoubleRowsSplit(nine, readerOf({ 140: 'printed', 182: 'printed' }))
  expect(split.lattice.across).toEqual([100, 140, 182, 224, 264])
  expect(split.ruled).toEqual([1, 1, 1, 1])
  expect(split.predictions).toHaveLength(4)
})

test('when one half holds numbers and the other nothing, then it is a row of numbers and an empty one', async () => {
  const split = await withDoubleRowsSplit(nine, readerOf({ 140: 'printed', 182: 'empty' }))
  expect(split.lattice.across).toEqual([100, 140, 182, 224, 264])
})

test('when the header stands below it, then it stays the header', async () => {
  const below = { ...nine, headerRow: 2 }
  const split = await withDoubleRowsSplit(below, readerOf({ 140: 'printed', 182: 'printed' }))
  expect(split.headerRow).toBe(3)
})

test.each([
  ['only one half holds numbers, as over a line of text', nine, { 140: 'printed', 182: 'words' }],
  [
    'it is not twice as high as another row',
    { ...nine, lattice: { ...nine.lattice, across: [100, 140, 200, 240] } },
    { 140: 'printed', 170: 'printed' },
  ],
  ['it is empty as a whole', nine, { 140: 'empty', 182: 'empty' }],
  ['a signature stands in one half', nine, { 140: 'written', 182: 'empty' }],
] as const)('when %s, then the row stays as it is', async (_, given, kinds) => {
  expect(await withDoubleRowsSplit(given, readerOf(kinds))).toEqual(given)
})
