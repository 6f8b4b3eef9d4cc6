import { expect, test } from 'vitest'
import { entryTimesText } from './entry-times.online.tsx'

const now = Date.parse('2026-06-06T12:00:00Z')
const [before, after] = ['2026-06-05T08:00:00Z', '2026-06-07T18:30:00Z']

test.each([
  [{}, undefined],
  [{ entriesOpenAt: before }, undefined],
  [{ entriesOpenAt: after }, 'Entries open Sun, Jun 7, 07:30 PM'],
  [
    { entriesOpenAt: after, entriesCloseAt: '2026-06-08T08:00:00Z' },
    'Entries open Sun, Jun 7, 07:30 PM and close Mon, Jun 8, 09:00 AM',
  ],
  [{ entriesOpenAt: before, entriesCloseAt: after }, 'Entries close Sun, Jun 7, 07:30 PM'],
  [{ entriesCloseAt: before }, 'Entries closed Fri, Jun 5, 09:00 AM'],
])('when the club has set %j, then the player reads it on the club’s clock', (times, expected) => {
  expect(entryTimesText({ ...times, timeZone: 'Europe/London' }, now)).toBe(expected)
})
