import type { Fraction } from '#golf/fraction.ts'
import { signedNumber } from '../../club/member-import/signed-number.ts'
import { readDecimal } from './read-decimal.ts'

/**
 * What a plus sign in a column of differentials means: below the rating, as golf writes plus handicaps ("+2.2" is 2.2 under), above
 * it, as arithmetic does, or neither for certain.
 */
export type PlusSign = 'below' | 'above' | 'unclear'

/** In strokes. Nobody plays further below a rating round after round, so a column with such a plus does not mean below. */
const MOST_BELOW = 12

/** Decided by the whole column: "+14.8" is no score below a rating, and a column with both signs needs no golfer's plus. */
export function plusSignOf(texts: readonly string[]): PlusSign {
  const numbers = texts.flatMap((text) => signedNumber(text) ?? [])
  if (numbers.some(({ sign, digits }) => sign === '+' && Number(digits) > MOST_BELOW)) return 'above'
  return numbers.some(({ sign }) => sign === '-') ? 'unclear' : 'below'
}

/** "14.8", "-1.2", "+2.2", "2.2+", "plus 2.2", "14.8*" as a differential; null for nothing, undefined for what is no number. */
export function readSigned(text: string, plusSign: PlusSign): Fraction | null | undefined | 'sign_unclear' {
  const number = signedNumber(text)
  const value = readDecimal(number?.digits ?? text)
  if (!value || !number || number.sign === '' || value.numerator === 0) return value
  if (number.sign === '+' && plusSign === 'unclear') return 'sign_unclear'
  const isBelow = number.sign === '-' || plusSign === 'below'
  return isBelow ? { ...value, numerator: -value.numerator } : value
}
