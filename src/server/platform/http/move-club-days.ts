import { tzOffset } from '@date-fns/tz'
import { readClubTime } from './read-club-time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The same time of the club's clock so many days later, or earlier; also where the clocks change in between (T29). */
export function moveClubDays(moment: Date, days: number, timeZone: string): Date {
  if (days === 0) return moment
  const local = moment.getTime() + tzOffset(timeZone, moment) * MINUTE_MS + days * DAY_MS
  return readClubTime(new Date(local).toISOString().slice(0, 19), timeZone)
}
