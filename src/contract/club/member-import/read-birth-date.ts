import type { Day } from '#golf/day.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { saysNone } from './says-none.ts'

/** Nobody in a club was born longer ago. */
const OLDEST_IN_DAYS = 115 * 366

export type BirthFault = 'date_unreadable' | 'date_in_future' | 'date_is_year'

/**
 * A date of birth as `readDate` reads days. A year alone is none, and the number of a spreadsheet only where somebody alive can be born on its day. null for nothing.
 */
export function readBirthDate(
  text: string,
  terms: { order: DateOrder; today: Day; is1904?: boolean },
): Day | null | BirthFault {
  const typed = text.trim()
  if (saysNone(typed)) return null
  if (/^(?:19|20)\d{2}$|^['’]?\d{1,3}$/.test(typed)) return 'date_is_year'
  const day = readDate(typed, terms)
  if (day === undefined || day === null) return 'date_unreadable'
  if (day > terms.today) return 'date_in_future'
  const isNumber = /^\d{1,5}(\.\d+)?$/.test(typed)
  return isNumber && day < terms.today - OLDEST_IN_DAYS ? 'date_unreadable' : day
}
