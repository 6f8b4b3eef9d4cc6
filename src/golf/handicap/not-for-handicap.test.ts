import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import {
  checkDays,
  checkPractice,
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
  [
    'nothing is declared',
    { competition: null, courseDay: undefined, isPractice: false, isFromWatch: false },
    undefined,
  ],
  [
    'of the competition',
    { competition: { declared: fun }, courseDay: undefined, isPractice: false, isFromWatch: false },
    fun,
  ],
  [
    'of the day',
    { competition: { declared: undefined }, courseDay: greens, isPractice: false, isFromWatch: false },
    greens,
  ],
  [
    'of the day, outside of competitions',
    { competition: null, courseDay: greens, isPractice: false, isFromWatch: false },
    greens,
  ],
  [
    'of both',
    { competition: { declared: fun }, courseDay: greens, isPractice: false, isFromWatch: false },
    fun,
  ],
  [
    'by the player',
    { competition: null, courseDay: undefined, isPractice: true, isFromWatch: false },
    { reason: 'practice_round', note: null },
  ],
  [
    'by the player and of the day',
    { competition: null, courseDay: greens, isPractice: true, isFromWatch: false },
    greens,
  ],
  [
    'by the player, and the card was moved into a competition',
    { competition: { declared: undefined }, courseDay: undefined, isPractice: true, isFromWatch: false },
    undefined,
  ],
  [
    'by nobody, of a round from a watch on such a day',
    { competition: null, courseDay: greens, isPractice: true, isFromWatch: true },
    { reason: 'from_watch', note: null },
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

const range = (from: string, until: string) => ({
  from: parseDay(from) ?? Number.NaN,
  until: parseDay(until) ?? Number.NaN,
})

test.each([
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-12-02', '2026-12-01', 'ends_before_start'],
  ['2026-01-01', '2027-01-01', undefined],
  ['2026-01-01', '2027-01-02', 'too_many_days'],
])('days from %s to %s: %s', (from, until, reason) => {
  const outcome = checkDays(range(from, until), [])
  expect(outcome.ok ? undefined : outcome.reason).toBe(reason)
})

test.each([
  ['2026-11-30', '2026-11-30', true],
  ['2026-11-30', '2026-12-01', false],
  ['2026-12-10', '2026-12-10', false],
  ['2026-12-11', '2026-12-11', true],
  ['2026-11-01', '2026-12-31', false],
])('beside 1 to 10 December, %s to %s is free: %s', (from, until, isFree) => {
  expect(checkDays(range(from, until), [range('2026-12-01', '2026-12-10')]).ok).toBe(isFree)
})

test.each([
  [{}, undefined],
  [{ hasScores: true }, 'score_entered'],
  [{ isOpen: false }, 'not_open'],
  [{ isOfCompetition: true }, 'practice_in_competition'],
])('a round that is %o may be declared a practice round: refused as %s', (round, reason) => {
  const outcome = checkPractice({ isOfCompetition: false, isOpen: true, hasScores: false, ...round })
  expect(outcome.ok ? undefined : outcome.reason).toBe(reason)
})
