import { clubClock } from './start-sheet/club-clock.ts'

const DAY_MS = 86_400_000

/** The first and the last day on which a competition is played, on the club's calendar: "2026-06-07". */
export type DaysOfPlay = { first: string; last: string }

/** The days of a competition that lasts from one moment to another. What ends at midnight ends with the day before. */
export function daysOfPlay({ from, to }: { from: number; to: number }, timeZone: string): DaysOfPlay {
  return {
    first: clubClock(from, timeZone).day,
    last: clubClock(Math.max(from, to - 1), timeZone).day,
  }
}

/** Whether it is played on this day; days of the calendar compare as text. */
export function isDayOfPlay({ first, last }: DaysOfPlay, day: string): boolean {
  return first <= day && day <= last
}

/** Every day from the first to the last, at most so many. */
export function listDaysOfPlay({ first, last }: DaysOfPlay, most: number): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < most; day = dayAfter(day)) days.push(day)
  return days
}

/** The next day of the calendar. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
