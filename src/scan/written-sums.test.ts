import { expect, test } from 'vitest'
import { isSumOf, sumOffBy } from './written-sums.ts'

test.each([
  ['strokes that agree', 44, 44, undefined, 0],
  ['strokes that are two too many', 46, 44, undefined, 2],
  ['a difference beside differences', 8, 44, 36, 0],
  ['a difference under par', -2, 34, 36, 0],
  ['a difference that is one too few', 7, 44, 36, -1],
  ['strokes beside differences', 44, 44, 36, 0],
  ['a difference where the par is not known', 8, 44, undefined, -36],
])('a sum of %s', (_, value, strokes, par, expected) => {
  expect(sumOffBy(value, { strokes, par })).toBe(expected)
})

test.each([
  [34, 9, true],
  [4, 9, false],
  [5, 5, true],
])('%i may be the sum of %i holes: %s', (value, holes, expected) => {
  expect(isSumOf(value, holes)).toBe(expected)
})
