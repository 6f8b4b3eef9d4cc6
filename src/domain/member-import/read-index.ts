import { type HandicapIndex, parseHandicapIndex } from '../numbers.ts'

/** What lists write for a member without a Handicap Index. */
const none = [
  '',
  '-',
  '–',
  '—',
  'nh',
  'n/h',
  'na',
  'n/a',
  'none',
  'null',
  'no hcp',
  'sin hcp',
  'sin handicap',
  's/h',
]

/** A trailing letter of other systems: 12.4R, 8.1M, 14.0 (N). */
const mark = /\s*\(?[a-z]{1,2}\)?$/i

export type IndexFault = 'index_unreadable' | 'index_out_of_range'

/**
 * A Handicap Index of a list: "12.4", "12,4", "+2.4" for a plus player, "-2.4" for the same, "12.40", "12.4R". null for
 * nothing; a fault for what is no index, never a guess.
 */
export function readIndex(text: string): HandicapIndex | null | IndexFault {
  const typed = text.trim()
  if (none.includes(typed.toLowerCase())) return null
  const number = typed.replace(mark, '').replace(',', '.').replace('−', '-')
  if (!/^[+-]?\d+(\.\d+)?$/.test(number)) return 'index_unreadable'
  // A spreadsheet stores 12.4 as 12.400000000000000355.
  const tenths = Number(number.replace(/^[+-]/, '')) * 10
  const whole = Math.round(tenths)
  if (Math.abs(tenths - whole) > 1e-6) return 'index_unreadable'
  const isPlus = /^[+-]/.test(number)
  return parseHandicapIndex(`${isPlus ? '+' : ''}${(whole / 10).toFixed(1)}`) ?? 'index_out_of_range'
}
