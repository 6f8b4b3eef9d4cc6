import { formatDay } from '#golf/day.ts'
import { readDate } from '#contract/club/member-import/read-date.ts'

/** The formats that every spreadsheet knows by their numbers and that show a day, also those of East Asia. */
const ownFormats: readonly [from: number, to: number][] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
]

/** Whether a number in this format is shown as a day. A format that shows only hours and minutes is none. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return ownFormats.some(([from, to]) => id >= from && id <= to)
  const [shown = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')
  return /[dy]/i.test(shown) && !/general|standard/i.test(shown)
}

/** 1970-04-03 for the number that a spreadsheet keeps for that day; undefined for what is no day. */
export function dateOfSerial(serial: number, is1904: boolean): string | undefined {
  if (serial < 0) return undefined
  const day = readDate(String(Math.floor(serial)), { order: 'day_first', today: 0, is1904 })
  return typeof day === 'number' ? formatDay(day) : undefined
}
