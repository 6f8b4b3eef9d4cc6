import { formatDateTime, formatTime } from './format.ts'

/** The time of a moment in ms since 1970, with its day when it is another one than today. */
export function timeOrDay(at: number): string {
  const iso = new Date(at).toISOString()
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatTime(iso) : formatDateTime(iso)
}
