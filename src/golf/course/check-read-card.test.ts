import { expect, test } from 'vitest'
import type { CardField, CardValue } from './card-values.ts'
import { checkReadCard } from './check-read-card.ts'

const pars = [4, 3, 5, 4, 4, 5, 3, 4, 4]
const blue = [402, 188, 530, 371, 411, 498, 164, 389, 425]
const rowOf = (field: CardField, values: readonly (number | undefined)[]): CardValue[] =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ field, holeNumber: at + 1, value }]))
const check = (...values: CardValue[][]) =>
  checkReadCard({
    values: values.flat(),
    holeCount: 9,
    isTold: () => false,
    holes: new Set(pars.map((_, at) => at + 1)),
  })

test('a whole card with lengths that fit its pars has nothing to ask', () => {
  expect(check(rowOf('par', pars), rowOf('yards.Blue', blue))).toEqual([])
})

test('a hole without a value is named', () => {
  expect(
    check(
      rowOf(
        'par',
        pars.with(2, 0).map((par) => par || undefined),
      ),
    ),
  ).toEqual([{ kind: 'missing', field: 'par', holes: [3] }])
})

test('a length that no hole of this par has is doubtful', () => {
  expect(check(rowOf('par', pars), rowOf('yards.Blue', blue.with(0, 17)))).toMatchObject([
    { kind: 'length_unlike_par', field: 'yards.Blue', holeNumber: 1, par: 4, length: 17 },
  ])
  expect(check(rowOf('yards.Blue', blue.with(0, 17)))).toMatchObject([{ kind: 'length_short', length: 17 }])
})

test('an index that is not the card’s is doubtful', () => {
  expect(check(rowOf('strokeIndex', [5, 15, 1, 11, 7, 3, 17, 13, 10]))).toMatchObject([
    { kind: 'index_foreign', holeNumber: 9, strokeIndex: 10 },
  ])
})

test('a shorter tee that is far longer on one hole is doubtful', () => {
  const red = blue.map((yards) => Math.round(yards * 0.85)).with(1, 240)
  expect(check(rowOf('yards.Blue', blue), rowOf('yards.Red', red))).toMatchObject([
    { kind: 'tee_order', field: 'yards.Red', other: 'yards.Blue', holeNumber: 2 },
  ])
})
