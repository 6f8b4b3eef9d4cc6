import { expect, test } from 'vitest'
import { pairUp } from './pair-up.ts'

test.each([
  [[], []],
  [[120], []],
  [
    [300, 20, 180, -12],
    [
      [-12, 300],
      [20, 180],
    ],
  ],
  [[54, 10, 20], [[10, 54]]],
  [
    [null, 10, 20, 540],
    [
      [10, null],
      [20, 540],
    ],
  ],
])('of %j the lowest and the highest play together: %j', (players, pairs) => {
  expect(pairUp(players, (index) => index)).toEqual(pairs)
})
