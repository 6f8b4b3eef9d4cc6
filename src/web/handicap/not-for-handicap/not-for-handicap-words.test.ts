import { expect, test } from 'vitest'
import { notForHandicapWords } from './not-for-handicap-words.ts'

test.each([
  [{ reason: 'fun_competition' }, 'Not for handicap: fun competition'],
  [
    { reason: 'temporary_greens', note: 'Holes 3 and 7' },
    'Not for handicap: temporary greens or winter course (Holes 3 and 7)',
  ],
  [{ reason: 'other_reason', note: 'Three clubs only' }, 'Not for handicap: Three clubs only'],
  [{ reason: 'a reason of a newer server' }, 'Not for handicap: decided by the club'],
])('%o is said in words', (why, expected) => {
  expect(notForHandicapWords(why)).toBe(expected)
})
