import { isBrokenNumber } from './broken-value.ts'
import { hasDecimals, withoutPoint } from './number-key.ts'
import { saysNone } from './says-none.ts'

/** What a cell of numbers says: null for nothing, undefined where a spreadsheet has made something else of it. */
export type ReadNumber = (text: string) => string | null | undefined

/**
 * Reads the numbers of a column: of members, licences or telephones. "124.0" is 124, unless the column has numbers with decimals
 * of their own.
 */
export function numberReader(column: readonly string[]): ReadNumber {
  const keepsPoint = hasDecimals(column)
  return (text) => {
    const typed = text.trim()
    if (saysNone(typed) || /^0+$/.test(typed)) return null
    if (isBrokenNumber(typed)) return undefined
    return keepsPoint ? typed : withoutPoint(typed)
  }
}
