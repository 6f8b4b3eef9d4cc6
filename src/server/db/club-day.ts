import { TZDate } from '@date-fns/tz'
import type { Day } from '#domain/day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day at that moment in the club's time zone (D28). */
export function clubDay(moment: Date, timeZone: string): Day {
  const there = new TZDate(moment.getTime(), timeZone)
  return Date.UTC(there.getFullYear(), there.getMonth(), there.getDate()) / DAY_MS
}
