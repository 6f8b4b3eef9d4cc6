import { expect, test } from 'vitest'
import { firstIndexRules, holesForAnIndex, holesMissing } from './first-index.ts'

test.each([
  [0, 54],
  [9, 45],
  [53, 1],
  [54, 0],
  [72, 0],
])(
  'when %i holes are on record, then %i are missing (R3.1, Rules of Handicapping 4.5)',
  (onRecord, missing) => {
    expect(holesMissing(onRecord, 'holes_54')).toBe(missing)
  },
)

test.each([
  [0, 18],
  [9, 9],
  [18, 0],
])('where one round makes an index and %i holes are on record, then %i are missing', (onRecord, missing) => {
  for (const rule of ['one_round', 'one_round_to_54'] as const)
    expect(holesMissing(onRecord, rule)).toBe(missing)
})

test('a first index takes 54 holes, or one round', () => {
  expect(firstIndexRules.map(holesForAnIndex)).toEqual([54, 18, 18])
})
