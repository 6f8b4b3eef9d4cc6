import { expect, test } from 'vitest'
import { checkFreeze, checkHold, checkPenalty } from './record-decisions.ts'

/* Rules of Handicapping 5.4, 7.1 and 7.2a. */

test.each([
  { kind: 'freeze', isFrozen: false, index: 120, expected: true },
  { kind: 'freeze', isFrozen: true, index: 120, expected: 'frozen_already' },
  { kind: 'freeze', isFrozen: false, index: null, expected: 'no_index' },
  { kind: 'lift_freeze', isFrozen: true, index: 120, expected: true },
  { kind: 'lift_freeze', isFrozen: false, index: 120, expected: 'not_frozen' },
] as const)(
  '$kind where a freeze stands: $isFrozen, index $index: $expected',
  ({ kind, expected, ...now }) => {
    const outcome = checkFreeze(kind, now)
    expect(outcome.ok || outcome.reason).toBe(expected)
  },
)

test.each([
  { from: 100, until: 100, expected: true },
  { from: 90, until: 100, expected: true },
  { from: 101, until: 131, expected: true },
  { from: 101, until: 132, expected: 'held_too_long' },
  { from: 101, until: 100, expected: 'ends_before_start' },
  { from: 98, until: 99, expected: 'days_over' },
])('held from day $from to $until on day 100: $expected', ({ expected, ...days }) => {
  const outcome = checkHold({ ...days, today: 100, index: 120 })
  expect(outcome.ok || outcome.reason).toBe(expected)
})

test('when there is no index, then there is none to hold', () => {
  expect(checkHold({ from: 100, until: 100, today: 100, index: null })).toMatchObject({ reason: 'no_index' })
})

test.each([
  { day: 100, held: 120, holes: 18, expected: true },
  { day: 101, held: 120, holes: 18, expected: 'day_in_future' },
  { day: 96, held: 120, holes: 18, waitHours: 72, expected: true },
  { day: 97, held: 120, holes: 18, waitHours: 72, expected: 'penalty_too_early' },
  { day: 100, held: null, holes: 18, expected: 'no_index_on_day' },
  { day: 100, held: 120, holes: 9, expected: true },
  { day: 100, held: 120, holes: 12, expected: 'holes_not_rated' },
])(
  'a penalty score for day $day on day 100 (index $held, $holes holes): $expected',
  ({ expected, ...asked }) => {
    const outcome = checkPenalty({ waitHours: 0, ...asked, today: 100 })
    expect(outcome.ok || outcome.reason).toBe(expected)
  },
)
