import { dayAfter, daysOfPlay } from '#golf/competition/days-of-play.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** "2026-06-06T08:30" as a clock in the club shows it. */
export function clubTimeOf(at: number, timeZone: string): string {
  const { day, minutes } = clubClock(at, timeZone)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** When a calendar shows something: at moments, or on whole days of which `to` is the first one after it. */
export type CalendarTime =
  { kind: 'moments'; from: number; to: number } | { kind: 'days'; from: string; to: string }

const MINUTE_MS = 60_000
const SHORTEST_MS = 30 * MINUTE_MS

/**
 * Where a competition stands in a calendar. One that is played within a day of the club has its moments, which every
 * calendar shows on its own reader's clock. One over several days stands on each of them as a whole day: nobody is busy
 * all night, and a clock that changes in between moves nothing.
 */
export function calendarTime({
  from,
  to,
  timeZone,
}: {
  from: number
  to: number
  timeZone: string
}): CalendarTime {
  const { first, last } = daysOfPlay({ from, to }, timeZone)
  if (first === last) return { kind: 'moments', from, to: Math.max(to, from + SHORTEST_MS) }
  return { kind: 'days', from: first, to: dayAfter(last) }
}
