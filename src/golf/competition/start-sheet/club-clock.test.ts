import { expect, test } from 'vitest'
import { clockMinutes, clubClock } from './club-clock.ts'

test.each([
  ['2026-06-06T23:30:00Z', 'Europe/London', '2026-06-07', 30],
  ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25', 90],
  ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25', 90],
  ['2026-06-06T03:05:00Z', 'America/New_York', '2026-06-05', 23 * 60 + 5],
])('when it is %s, then the clock in %s shows %s and %i minutes', (at, timeZone, day, minutes) => {
  expect(clubClock(Date.parse(at), timeZone)).toEqual({ day, minutes })
})

test('when a time is read, then as minutes since midnight', () => {
  expect(clockMinutes('10:05')).toBe(605)
})
