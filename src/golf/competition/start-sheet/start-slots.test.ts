import { expect, test } from 'vitest'
import { clubClock } from './club-clock.ts'
import { makeSlots, type StartPlace } from './start-slots.ts'
import type { StartSettings } from './start-sheet.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: [3, 4, 5][i % 3] ?? 4 }))
const place: StartPlace = { holes, timeZone: 'Europe/Dublin' }
const settings: StartSettings = {
  kind: 'one_tee',
  groupSize: 4,
  firstAt: Date.parse('2026-06-06T08:00:00Z'),
  intervalMinutes: 8,
  breaks: [],
  order: 'entered',
  seed: null,
}

/** "09:00/1" as the clock in the club shows it, or why there are none. */
function slots(count: number, change: Partial<StartSettings>, where: StartPlace = place) {
  const made = makeSlots(count, { ...settings, ...change }, where)
  if (!made.ok) return made.reason
  return made.value.map(({ startsAt, hole, half }) => {
    const { minutes } = clubClock(startsAt, where.timeZone)
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}/${hole}${half ?? ''}`
  })
}

test('when all start at the first tee, then they do so one after the other', () => {
  expect(slots(3, {})).toEqual(['09:00/1', '09:08/1', '09:16/1'])
})

test('when they start at two tees, then two groups start at a time', () => {
  expect(slots(3, { kind: 'two_tees' })).toEqual(['09:00/1', '09:00/10', '09:08/1'])
  expect(slots(3, { kind: 'two_tees' }, { ...place, holes: holes.slice(0, 9) })).toBe('no_tenth_hole')
})

test('when there is a break, then nobody starts in it, and the next group at its end', () => {
  const breaks = [
    { at: '09:05', minutes: 15 },
    { at: '09:20', minutes: 10 },
  ]
  expect(slots(3, { breaks })).toEqual(['09:00/1', '09:30/1', '09:38/1'])
  expect(slots(1, { breaks: [{ at: '08:50', minutes: 20 }] })).toEqual(['09:10/1'])
})

test('when it is a shotgun, then all start at once, second groups on holes of par four and five first', () => {
  expect(slots(2, { kind: 'shotgun' })).toEqual(['09:00/1', '09:00/2'])
  const full = slots(36, { kind: 'shotgun' })
  expect(full.slice(18, 30)).toEqual(
    [2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18].map((hole) => `09:00/${hole}B`),
  )
  expect(slots(19, { kind: 'shotgun' }).slice(0, 2)).toEqual(['09:00/1', '09:00/2A'])
  expect(slots(37, { kind: 'shotgun' })).toBe('too_many_groups')
})

test('when the clocks change between two groups, then as much time passes between them as between others', () => {
  const firstAt = Date.parse('2026-10-25T00:50:00Z')
  expect(slots(3, { firstAt, intervalMinutes: 10 })).toEqual(['01:50/1', '01:00/1', '01:10/1'])
  const spring = Date.parse('2026-03-29T00:50:00Z')
  expect(slots(3, { firstAt: spring, intervalMinutes: 10 })).toEqual(['00:50/1', '02:00/1', '02:10/1'])
})

test('when the last group would start on another day, then there are no times', () => {
  expect(slots(100, { intervalMinutes: 10 })).toBe('past_midnight')
})
