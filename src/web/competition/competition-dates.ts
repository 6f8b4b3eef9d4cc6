import type { Competition } from '#contract/competition/competitions.ts'
import { formatDateRange } from '#web/lib/format-more.ts'
import { foreignZoneName } from '#web/lib/foreign-zone.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'

/** In the club's zone, which is named where the reader's clock is another one (D28, T69). */
export function datesText({ startDate, endDate, timeZone }: Competition): string {
  if (startDate === null) return text.noDate
  const dates = formatDateRange(startDate, endDate ?? startDate, timeZone)
  const zone = foreignZoneName(startDate, timeZone)
  return zone === undefined ? dates : text.datesIn(dates, zone)
}
