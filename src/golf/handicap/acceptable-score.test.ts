import { expect, test } from 'vitest'
import { acceptableScore, holesNotPlayedRules } from './acceptable-score.ts'

const card = {
  holesOnCard: 18,
  holesPlayed: 18,
  isWholeNine: false,
  hasValidReason: false,
  hasHandicapIndex: true,
  isRated: true,
  clubCountsNetPar: false,
} as const

test.each([
  { name: 'eighteen', change: {}, expected: 'eighteen' },
  { name: 'a nine-hole card', change: { holesOnCard: 9, holesPlayed: 9 } as const, expected: 'nine' },
  {
    name: 'the back nine of eighteen with a reason (https://www.randa.org/roh/the-rules-of-handicapping/rule-3)',
    change: { holesPlayed: 9, isWholeNine: true, hasValidReason: true },
    expected: 'nine',
  },
  {
    name: 'the back nine of eighteen without a reason',
    change: { holesPlayed: 9, isWholeNine: true },
    expected: 'no_valid_reason',
  },
  { name: 'eighteen from a tee without a rating', change: { isRated: false }, expected: 'not_rated' },
  {
    name: 'a nine-hole card from a tee without a rating',
    change: { holesOnCard: 9, holesPlayed: 9, isRated: false } as const,
    expected: 'not_rated',
  },
  { name: 'nine scattered holes', change: { holesPlayed: 9 }, expected: 'nine_not_whole' },
  { name: 'eight holes', change: { holesPlayed: 8, hasValidReason: true }, expected: 'too_few_holes' },
  {
    name: '14 without a reason',
    change: { holesPlayed: 14, clubCountsNetPar: true },
    expected: 'no_valid_reason',
  },
  {
    name: '14 with a reason',
    change: { holesPlayed: 14, hasValidReason: true },
    expected: 'not_convertible',
  },
  {
    name: '14 with a reason in a club that counts net par',
    change: { holesPlayed: 14, hasValidReason: true, clubCountsNetPar: true },
    expected: 'eighteen_with_net_par',
  },
  {
    name: '14 of a player without an index',
    change: { holesPlayed: 14, hasValidReason: true, clubCountsNetPar: true, hasHandicapIndex: false },
    expected: 'not_convertible',
  },
])('$name: $expected (R1.2, R1.5, R1.6)', ({ change, expected }) => {
  const outcome = acceptableScore({ ...card, ...change })
  expect(outcome.ok ? outcome.value : outcome.reason).toBe(expected)
})

test('a club keeps such cards until it says how they count', () => {
  expect(holesNotPlayedRules[0]).toBe('not_counted')
})
