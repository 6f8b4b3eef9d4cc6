import type { Fraction } from '../fraction.ts'
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
  const signed = texts.map(splitSign)
  const isAbove = signed.some(({ sign, rest }) => {
    const value = sign === 'plus' ? readDecimal(rest) : null
    return value ? value.numerator > MOST_BELOW * value.denominator : false
  })
  if (isAbove) return 'above'
  return signed.some(({ sign, rest }) => sign === 'minus' && readDecimal(rest)) ? 'unclear' : 'below'
}

/** "14.8", "-1.2", "+2.2", "2.2+", "plus 2.2", "14.8*" as a differential; null for nothing, undefined for what is no number. */
export function readSigned(text: string, plusSign: PlusSign): Fraction | null | undefined | 'sign_unclear' {
  const { sign, rest } = splitSign(text)
  const value = readDecimal(rest)
  if (!value || sign === 'none') return value
  if (sign === 'minus') return negative(value)
  if (plusSign === 'unclear' && value.numerator !== 0) return 'sign_unclear'
  return plusSign === 'above' ? value : negative(value)
}

function splitSign(text: string): { sign: 'plus' | 'minus' | 'none'; rest: string } {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(/\s*(\*|\(?[A-Z]{1,2}\)?)$/i, '')
  const [, before, number, after] = /^(\+|plus\s|[-−–])?\s*([\d.,]+)\s*(\+)?$/i.exec(typed) ?? []
  if (number === undefined) return { sign: 'none', rest: text }
  const isMinus = before !== undefined && /[-−–]/.test(before)
  if (isMinus && after !== undefined) return { sign: 'none', rest: text }
  return { sign: isMinus ? 'minus' : before || after ? 'plus' : 'none', rest: number }
}

const negative = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator === 0 ? 0 : -numerator,
  denominator,
})
