import { expect, test } from 'vitest'
import { makeNine } from '#test/make-nine.ts'
import { makeRow } from '#test/make-prediction.ts'
import { blocksOf } from './blocks.ts'
import type { Nine } from './find-nines.ts'

type Kind = 'printed' | 'written' | 'empty' | 'words'

/** The header 1 to 9 in two rows of 40 pixels each, which have the other rows above and below them. */
function headers(kinds: readonly Kind[], headerRows: readonly number[] = [0, 4]): Nine[] {
  const across = Array.from({ length: kinds.length + 1 }, (_, index) => 100 + 40 * index)
  const nine = makeNine(across, kinds)
  return headerRows.map((headerRow) => ({ ...nine, headerRow }))
}

test('when the header is printed once more above the players, then both parts are one block', () => {
  const nines = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'written', 'written'])
  const blocks = blocksOf(nines)
  expect(blocks).toHaveLength(1)
  expect(blocks[0]?.rows).toEqual([1, 2, 3, 5, 6])
})

test('when nobody wrote on a card whose header is printed once more, then the empty part is no nine of its own', () => {
  const printedAbove = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'empty', 'empty'])
  expect(blocksOf(printedAbove).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6]])
  const printedBelow = headers(['printed', 'empty', 'empty', 'empty', 'printed', 'printed', 'printed'])
  expect(blocksOf(printedBelow).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6]])
})

test('when nobody wrote and only pars for women stand under the header that is printed once more, then it is no nine of its own', () => {
  const nines = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'empty', 'empty', 'printed'])
  expect(blocksOf(nines).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6, 7]])
})

test('when a row of the second header’s lattice was split, then both parts are still one block', () => {
  const [above, below] = headers(['printed', 'printed', 'printed', 'printed', 'printed', 'empty', 'empty'])
  if (!above || !below) throw new Error('there are two headers')
  const lattice = { ...below.lattice, across: below.lattice.across.toSpliced(6, 0, 320) }
  const predictions = below.predictions.toSpliced(5, 1, makeRow('empty'), makeRow('empty'))
  const split = { ...below, lattice, predictions, ruled: [...below.ruled, 1] }
  expect(blocksOf([above, split]).map(({ rows }) => rows)).toEqual([[1, 2, 3, 5, 6, 7]])
})

test('when nobody wrote on a card with numbers under both headers, then they are its two nines', () => {
  const nines = headers(['printed', 'printed', 'printed', 'empty', 'printed', 'printed', 'printed'])
  expect(blocksOf(nines)).toHaveLength(2)
})

test('when somebody wrote under both headers, then they are the nines of a card of two', () => {
  const nines = headers(['printed', 'printed', 'written', 'written', 'printed', 'written', 'written'])
  expect(blocksOf(nines).map(({ rows }) => rows)).toEqual([
    [1, 2, 3],
    [5, 6],
  ])
})

test('when words and empty lines stand above the first header, then they do not take the rows of the first block', () => {
  const title = ['empty', 'words', 'empty'] as const
  const block = ['printed', 'printed', 'printed', 'written', 'printed'] as const
  const nines = headers([...title, ...block, ...block], [3, 8])
  expect(
    blocksOf(nines.map((nine, index) => ({ ...nine, first: index === 0 ? 1 : 10 }))).map(({ rows }) => rows),
  ).toEqual([
    [0, 1, 2, 4, 5, 6, 7],
    [9, 10, 11, 12],
  ])
})

test('when each of two blocks prints its header once more, then the players under it stay in their own block', () => {
  const block = ['printed', 'printed', 'printed', 'printed', 'written', 'written'] as const
  const nines = headers([...block, ...block], [0, 3, 6, 9])
  expect(
    blocksOf(nines.map((nine, index) => ({ ...nine, first: index < 2 ? 1 : 10 }))).map(({ rows }) => rows),
  ).toEqual([
    [1, 2, 4, 5],
    [7, 8, 10, 11],
  ])
})

test('when dark bands hide the rules of two rows of numbers under the header, then the table goes on below them', () => {
  const [nine] = headers(['printed', 'printed', 'printed', 'written', 'empty', 'empty'], [0])
  if (!nine) throw new Error('there is a header')
  expect(blocksOf([{ ...nine, ruled: [0.1, 0, 0.1, 1, 0, 0] }]).map(({ rows }) => rows)).toEqual([[1, 2, 3]])
})
