import { TZDate } from '@date-fns/tz'

/**
 * Reads a time that has a zone ("…Z", "+02:00") or is a clock on the club's wall ("2026-05-01T09:30", T29). A clock
 * time that does not exist on the night the clocks go forward is read an hour later, as zone rules have it.
 */
export function readClubTime(text: string, timeZone: string): Date {
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime())
}
