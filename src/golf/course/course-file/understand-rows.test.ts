import { expect, test } from 'vitest'
import { times } from '#test/long-form.ts'
import { checkStrokeIndexes } from '../course.ts'
import { seededRandom } from '../../seeded-random.ts'
import { inOrder, isSameRow, readRow, readYards } from './understand-rows.ts'

test('a row of indexes is an option only where each is used once, whatever the file says', () => {
  const random = seededRandom(38)
  for (let i = 0; i < times(500, 20_000); i++) {
    const count = random() < 0.5 ? 9 : 18
    const order = Array.from({ length: count }, (_, at) => at + 1).sort(() => random() - 0.5)
    const spoilt = order.map((index) => (random() < 0.03 ? Math.floor(random() * 20) : index))
    const tee = {
      name: 'Blue',
      gender: 'men' as const,
      holes: spoilt.map((strokeIndex) => ({ strokeIndex })),
    }
    const { options, notes } = readRow('strokeIndex', [tee])
    expect(options.length === 1).toBe(checkStrokeIndexes(spoilt).ok)
    expect(options.length + notes.length).toBe(1)
  }
})

test('when some tees have the whole row and others a part, then the whole is taken', () => {
  const tees = [
    [4, 3, 5],
    [4, undefined, 5],
  ].map((pars, at) => ({
    name: `${at}`,
    gender: 'men' as const,
    holes: pars.map((par) => ({ par })),
  }))
  expect(readRow('par', tees).options).toMatchObject([{ values: [4, 3, 5] }])
})

test('yards that are no length of a hole are left out, and it is said', () => {
  const holes = [{ yards: 350 }, { yards: 1200 }, { yards: 0 }]
  expect(readYards([{ name: 'Red', gender: undefined, holes }])).toMatchObject({
    field: 'yards.Red',
    options: [{ values: [350, undefined, undefined] }],
    notes: [
      { kind: 'value_refused', holeNumber: 2, value: 1200 },
      { kind: 'holes_missing', holes: [2, 3] },
    ],
  })
})

test('holes are put in order, and one that is not there is empty', () => {
  expect(
    inOrder(
      [
        { number: 3, hole: { par: 3 } },
        { number: 1, hole: { par: 4 } },
      ],
      3,
    ),
  ).toEqual([{ par: 4 }, {}, { par: 3 }])
})

test('two rows are the same where each value is', () => {
  expect(isSameRow([1, undefined], [1, undefined])).toBe(true)
  expect(isSameRow([1], [1, 2])).toBe(false)
})
