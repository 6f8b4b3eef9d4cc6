import { expect, test } from 'vitest'
import { daysOfPlay, isDayOfPlay, listDaysOfPlay } from './days-of-play.ts'

const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })

test.each([
  ['a morning', span('2026-06-07T07:00Z', '2026-06-07T19:00Z'), 'Europe/London', '2026-06-07', '2026-06-07'],
  [
    'until midnight',
    span('2026-06-07T07:00Z', '2026-06-07T23:00Z'),
    'Europe/London',
    '2026-06-07',
    '2026-06-07',
  ],
  ['three days', span('2026-06-05T07:00Z', '2026-06-07T19:00Z'), 'Europe/London', '2026-06-05', '2026-06-07'],
  [
    'a day that UTC has not begun',
    span('2026-06-06T22:00Z', '2026-06-07T08:00Z'),
    'Asia/Tokyo',
    '2026-06-07',
    '2026-06-07',
  ],
])('when it is %s, then its days are those of the club’s calendar', (_, at, timeZone, first, last) => {
  expect(daysOfPlay(at, timeZone)).toEqual({ first, last })
})

test('when a day is asked for, then the first and the last are days of play, and those around them are not', () => {
  const days = { first: '2026-10-31', last: '2026-11-02' }
  expect(
    ['2026-10-30', '2026-10-31', '2026-11-02', '2026-11-03'].map((day) => isDayOfPlay(days, day)),
  ).toEqual([...[false, true, true, false]])
  expect(listDaysOfPlay(days, 31)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  expect(listDaysOfPlay({ first: '2026-01-01', last: '2026-12-31' }, 3)).toHaveLength(3)
})
