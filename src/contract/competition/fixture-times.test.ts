import { expect, test } from 'vitest'
import { calendarTime, clubTimeOf } from './fixture-times.ts'

test.each([
  ['2026-06-06T07:30:00Z', 'Europe/Dublin', '2026-06-06T08:30'],
  ['2026-12-06T07:30:00Z', 'Europe/Dublin', '2026-12-06T07:30'],
  ['2026-06-06T21:30:00Z', 'America/St_Johns', '2026-06-06T19:00'],
  ['2026-06-06T21:30:00Z', 'Australia/Adelaide', '2026-06-07T07:00'],
])('%s in %s is %s', (at, timeZone, shown) => {
  expect(clubTimeOf(Date.parse(at), timeZone)).toBe(shown)
})

const at = (iso: string) => Date.parse(iso)

test.each([
  ['a day of the club', '2026-06-06T07:00:00Z', '2026-06-06T18:00:00Z', 'Europe/Dublin', 'moments'],
  ['until midnight of the club', '2026-06-06T07:00:00Z', '2026-06-06T23:00:00Z', 'Europe/Dublin', 'moments'],
  [
    'a day of the club that is two in Greenwich',
    '2026-06-05T22:30:00Z',
    '2026-06-06T08:00:00Z',
    'Australia/Adelaide',
    'moments',
  ],
] as const)('%s stands at its moments', (_what, from, to, timeZone, kind) => {
  expect(calendarTime({ from: at(from), to: at(to), timeZone })).toEqual({ kind, from: at(from), to: at(to) })
})

test.each([
  ['a weekend', '2026-06-06T07:00:00Z', '2026-06-07T18:00:00Z', 'Europe/Dublin', '2026-06-06', '2026-06-08'],
  [
    'the weekend on which clocks go forward',
    '2026-03-28T08:00:00Z',
    '2026-03-29T17:00:00Z',
    'Europe/Dublin',
    '2026-03-28',
    '2026-03-30',
  ],
  [
    'the weekend on which they go back',
    '2026-10-24T07:00:00Z',
    '2026-10-25T18:00:00Z',
    'Europe/Dublin',
    '2026-10-24',
    '2026-10-26',
  ],
  [
    'a turn of the year',
    '2026-12-31T10:00:00Z',
    '2027-01-01T10:00:00Z',
    'Europe/Dublin',
    '2026-12-31',
    '2027-01-02',
  ],
] as const)('%s stands on whole days', (_what, from, to, timeZone, first, after) => {
  expect(calendarTime({ from: at(from), to: at(to), timeZone })).toEqual({
    kind: 'days',
    from: first,
    to: after,
  })
})

test('what has no length is shown for half an hour', () => {
  const from = at('2026-06-06T07:00:00Z')
  expect(calendarTime({ from, to: from, timeZone: 'Europe/Dublin' })).toMatchObject({
    to: from + 30 * 60_000,
  })
})
