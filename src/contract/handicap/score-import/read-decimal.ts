import type { Fraction } from '#golf/fraction.ts'
import { saysNone } from '../../club/member-import/says-none.ts'

/** "71.3", "71,3", "-1.2": exact, in thousandths at the most. null for nothing, undefined for what is no number. */
export function readDecimal(text: string): Fraction | null | undefined {
  const typed = text.normalize('NFKC').trim().replace(',', '.').replace(/[−–]/, '-')
  if (saysNone(typed)) return null
  if (!/^-?\d{1,6}(\.\d+)?$/.test(typed)) return undefined
  // A spreadsheet stores 12.4 as 12.400000000000000355.
  const thousandths = Math.round(Number(typed) * 1_000)
  return thousandths % 100 === 0
    ? { numerator: thousandths / 100, denominator: 10 }
    : { numerator: thousandths, denominator: 1_000 }
}

/** The same in whole tenths or, with `of` 1, whole numbers; undefined for what is none. */
export function readWhole(text: string, of: 1 | 10): number | null | undefined {
  const exact = readDecimal(text)
  if (!exact) return exact
  const value = (exact.numerator * of) / exact.denominator
  return Number.isInteger(value) ? value : undefined
}
