import { type Day, parseDay } from '#golf/day.ts'
import { partsOfNamedDate } from './named-month.ts'

export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Spreadsheets count days from 30 December 1899. */
const SPREADSHEET_EPOCH = -25_569
/** Those of old Macs from 1 January 1904. */
const EPOCH_OF_1904 = -24_107
const LAST_SERIAL = 80_000

const inParts = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{2}|\d{4})(?:[ T]\d{1,2}:\d{2}.*)?$/

/** `isClear`: the dates themselves say it, or none can be read in two ways. */
export type FoundOrder = { order: DateOrder; isClear: boolean }

/**
 * Whether the dates of a column begin with the day or the month, as 3/4/1970 does not say. A date that can only be read in one
 * way tells it of the whole column, unless another one says the opposite. Where the dates leave it open, it is what the reader
 * says, `asked`, and the day until they do. undefined where no date has that form.
 */
export function dateOrderOf(column: readonly string[], asked?: DateOrder): FoundOrder | undefined {
  const parts = column.flatMap((text) => {
    const match = inParts.exec(text.trim())
    return match ? [[Number(match[1]), Number(match[2])] as const] : []
  })
  if (parts.length === 0) return undefined
  const [dayFirst, monthFirst] = [
    parts.some(([first, second]) => isOnlyDay(first, second)),
    parts.some(([first, second]) => isOnlyDay(second, first)),
  ]
  if (dayFirst !== monthFirst) return { order: dayFirst ? 'day_first' : 'month_first', isClear: true }
  const isClear = parts.every(([first, second]) => first === second || first > 12 || second > 12)
  return { order: asked ?? 'day_first', isClear: isClear && !dayFirst }
}

/** No month, and a day of the month beside it; 70 of 70/04/03 is neither, so that it says nothing. */
const isOnlyDay = (one: number, other: number) => one > 12 && one <= 31 && other >= 1 && other <= 12

/**
 * A day as people and spreadsheets write it: 1970-04-03, 03/04/1970, 3.4.70, 19700403, 3-Apr-1970, or the number of a spreadsheet. Years of
 * two digits are of the hundred years up to `today`. null for nothing, undefined where it cannot be read.
 */
export function readDate(
  text: string,
  { order, today, is1904 = false }: { order: DateOrder; today: Day; is1904?: boolean },
): Day | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(typed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(typed)
  if (iso) return toDay(iso[1], iso[2], iso[3])
  if (/^\d{1,5}(\.\d+)?$/.test(typed)) {
    const serial = Math.floor(Number(typed))
    const epoch = is1904 ? EPOCH_OF_1904 : SPREADSHEET_EPOCH
    return serial > 0 && serial <= LAST_SERIAL ? serial + epoch : undefined
  }
  const match = inParts.exec(typed)
  if (!match) return readNamed(typed, today)
  const [, first, second, year = ''] = match
  const [day, month] = order === 'day_first' ? [first, second] : [second, first]
  return toDay(year.length === 2 ? wholeYear(Number(year), today) : year, month, day)
}

function readNamed(text: string, today: Day): Day | undefined {
  const parts = partsOfNamedDate(text.replace(/[ T]\d{1,2}:\d{2}.*$/, ''))
  if (parts?.day === undefined || parts.year === undefined) return undefined
  const { day, month, year } = parts
  return toDay(year.length === 4 ? year : wholeYear(Number(year), today), String(month), day)
}

/** Years of two digits are of the hundred years up to `today`. */
function wholeYear(year: number, today: Day): string {
  const now = new Date(today * 86_400_000).getUTCFullYear()
  const inThis = now - (now % 100) + year
  return String(inThis > now ? inThis - 100 : inThis)
}

function toDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): Day | undefined {
  return parseDay(`${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`)
}
