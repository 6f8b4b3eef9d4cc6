import { TZDate } from '@date-fns/tz'
import type { Day } from '#golf/day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment at which an hour of a day such as 2026-05-01 begins in the club's time zone. */
export function momentOfDay(day: string, timeZone: string, hour = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, hour, timeZone).getTime())
}

/** The calendar day at that moment in the club's time zone (D28). */
export function clubDay(moment: Date, timeZone: string): Day {
  const there = new TZDate(moment.getTime(), timeZone)
  return Date.UTC(there.getFullYear(), there.getMonth(), there.getDate()) / DAY_MS
}

/** A time on the club's clock, "10:40". */
export function clubTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment)
}
