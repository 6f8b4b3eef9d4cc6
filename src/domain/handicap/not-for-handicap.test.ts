import { expect, test } from 'vitest'
import {
  declaredFrom,
  isNotForHandicapReason,
  notForHandicap,
  type Declared,
  type NotForHandicap,
} from './not-for-handicap.ts'

const fun: Declared = { reason: 'fun_competition', note: null }
const greens: Declared = { reason: 'temporary_greens', note: 'Holes 3 and 7' }
type Round = Parameters<typeof notForHandicap>[0]

/* Rules of Handicapping 2.1; D43. */
test.each<[string, Round, NotForHandicap | undefined]>([
  ['nothing is declared', { competition: null, courseDay: undefined, isPractice: false }, undefined],
  ['of the competition', { competition: { declared: fun }, courseDay: undefined, isPractice: false }, fun],
  ['of the day', { competition: { declared: undefined }, courseDay: greens, isPractice: false }, greens],
  [
    'of the day, outside of competitions',
    { competition: null, courseDay: greens, isPractice: false },
    greens,
  ],
  ['of both', { competition: { declared: fun }, courseDay: greens, isPractice: false }, fun],
  [
    'by the player',
    { competition: null, courseDay: undefined, isPractice: true },
    { reason: 'practice_round', note: null },
  ],
  ['by the player and of the day', { competition: null, courseDay: greens, isPractice: true }, greens],
  [
    'by the player, and the card was moved into a competition',
    { competition: { declared: undefined }, courseDay: undefined, isPractice: true },
    undefined,
  ],
])('declared %s', (_, round, expected) => {
  expect(notForHandicap(round)).toEqual(expected)
})

test('a stored reason that is not known declares nothing', () => {
  expect(declaredFrom('temporary_greens', 'Hole 3')).toEqual({ reason: 'temporary_greens', note: 'Hole 3' })
  expect(declaredFrom('practice_round', null)).toBeUndefined()
  expect(declaredFrom(null, null)).toBeUndefined()
  expect(isNotForHandicapReason('practice_round')).toBe(true)
  expect(isNotForHandicapReason('not_rated')).toBe(false)
})
