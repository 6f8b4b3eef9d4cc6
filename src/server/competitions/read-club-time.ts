import { tzOffset } from '@date-fns/tz'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Reads a time that has a zone ("…Z", "+02:00") or is a clock on the club's wall ("2026-05-01T09:30", T29). A clock
 * time that does not exist on the night the clocks go forward is read an hour later; of one that comes twice when they
 * go back, the first is meant. The process's own zone plays no part.
 */
export function readClubTime(text: string, timeZone: string): Date {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * MINUTE_MS
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
  const meant = [wall - before, wall - after].sort((a, b) => a - b)
  return new Date(meant.find((instant) => instant + offsetAt(instant) === wall) ?? wall - before)
}
