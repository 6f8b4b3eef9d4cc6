import { expect, test } from 'vitest'
import { moveClubDays } from './move-club-days.ts'

// The clocks change on 29 March and 25 October 2026 in Europe, and on 1 November in New York.
test.each([
  ['2026-11-29T07:37:00.000Z', 7, 'Europe/London', '2026-12-06T07:37:00.000Z'],
  ['2026-10-24T08:00:00.000Z', 7, 'Europe/London', '2026-10-31T09:00:00.000Z'],
  ['2026-10-31T09:00:00.000Z', -7, 'Europe/London', '2026-10-24T08:00:00.000Z'],
  ['2026-03-28T07:00:00.000Z', 1, 'Europe/Madrid', '2026-03-29T06:00:00.000Z'],
  ['2026-10-31T12:30:00.000Z', 2, 'America/New_York', '2026-11-02T13:30:00.000Z'],
  ['2026-06-06T08:00:00.000Z', 0, 'Europe/London', '2026-06-06T08:00:00.000Z'],
])('when %s moves by %i days in %s, then the club’s clock shows the same time', (from, days, zone, to) => {
  expect(moveClubDays(new Date(from), days, zone).toISOString()).toBe(to)
})
