import { tzOffset } from '@date-fns/tz'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Reads a time with a zone ("…Z", "+02:00"), or without one ("2026-05-01T09:30") as local time at the club (T29). A local
 * time that is skipped when the clocks go forward is read an hour later; of one that comes twice when they go back, the
 * first is taken. The time zone of the server plays no part.
 */
export function readClubTime(text: string, timeZone: string): Date {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * MINUTE_MS
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)]
  const candidates = [local - before, local - after].sort((a, b) => a - b)
  return new Date(candidates.find((instant) => instant + offsetAt(instant) === local) ?? local - before)
}
