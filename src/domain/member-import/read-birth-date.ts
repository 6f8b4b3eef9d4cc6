import { type Day, parseDay } from '../day.ts'
import { partsOfNamedDate } from './named-month.ts'
import { type DateOrder, readDate, wholeYear } from './read-date.ts'
import { saysNone } from './says-none.ts'

/** Nobody in a club was born longer ago. */
const OLDEST_IN_DAYS = 115 * 366

export type BirthFault = 'date_unreadable' | 'date_in_future' | 'date_is_year'

/**
 * A date of birth as `readDate` reads days, and with the name of its month: 12-Mar-1970, 3 de mayo de 1962. A year alone is none,
 * and the number of a spreadsheet only where somebody alive can be born on its day. null for nothing.
 */
export function readBirthDate(
  text: string,
  terms: { order: DateOrder; today: Day; is1904?: boolean },
): Day | null | BirthFault {
  const typed = text.trim()
  if (saysNone(typed)) return null
  if (/^(?:19|20)\d{2}$|^['’]?\d{1,3}$/.test(typed)) return 'date_is_year'
  const day = readNamed(typed, terms.today) ?? readDate(typed, terms)
  if (day === undefined || day === null) return 'date_unreadable'
  if (day > terms.today) return 'date_in_future'
  const isNumber = /^\d{1,5}(\.\d+)?$/.test(typed)
  return isNumber && day < terms.today - OLDEST_IN_DAYS ? 'date_unreadable' : day
}

function readNamed(text: string, today: Day): Day | undefined {
  const parts = partsOfNamedDate(text.replace(/[ T]\d{1,2}:\d{2}.*$/, ''))
  if (parts?.day === undefined || parts.year === undefined) return undefined
  const { day, month, year } = parts
  const whole = year.length === 4 ? year : wholeYear(Number(year), today)
  return parseDay(`${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
