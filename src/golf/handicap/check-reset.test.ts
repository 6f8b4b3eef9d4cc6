import { expect, test } from 'vitest'
import { handicapIndex } from '../numbers.ts'
import { checkReset, shouldRestartLowIndex } from './check-reset.ts'

const asked = { held: 120, lowIndex: 100, isExceptional: false, heardOn: 99, today: 100 }

/* Rules of Handicapping 7.1a; the limits are those of its text, the numbers ours. */
test.each([
  { index: 110, expected: true },
  { index: 130, expected: true },
  { index: 111, expected: 'reset_too_small' },
  { index: 129, expected: 'reset_too_small' },
  { index: 150, expected: true },
  { index: 151, expected: 'reset_too_high' },
  { index: 151, isExceptional: true, expected: true },
  { index: 540, lowIndex: null, expected: true },
  { index: 200, held: 240, expected: true },
  { index: 90, held: null, expected: 'no_index' },
  { index: 110, heardOn: 100, expected: true },
  { index: 110, heardOn: 101, expected: 'heard_in_future' },
])('a reset to $index tenths ($held, $lowIndex, $heardOn): $expected', ({ index, expected, ...other }) => {
  const outcome = checkReset({ ...asked, ...other, index: handicapIndex(index) })
  expect(outcome.ok || outcome.reason).toBe(expected)
})

test.each([
  { index: 150, held: 120, restarts: true },
  { index: 120, held: 120, restarts: false },
  { index: 100, held: 120, restarts: false },
  { index: 100, held: null, restarts: false },
])('$index in place of $held proposes a new Low Handicap Index: $restarts', ({ index, held, restarts }) => {
  expect(shouldRestartLowIndex(index, held)).toBe(restarts)
})
