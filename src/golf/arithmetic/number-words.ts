import type { Fraction } from '../fraction.ts'
import { roundHalfUp } from '../rounding.ts'

/** How a language writes numbers; `plus...` as golfers do, with the plus of a plus handicap, the others with their sign. */
export type NumberWords = {
  /** 14 and, below zero, -2. */
  whole: (value: number) => string
  /** What a handicap does to a gross score: it is taken away, and one below zero is added. */
  plusOrMinus: (handicap: number) => string
  /** "12.4", "-1.2". */
  tenths: (tenths: number) => string
  /** "12.4", "+1.2" for -12. */
  plusTenths: (tenths: number) => string
  /** "8", "+2" for -2. */
  plusWhole: (strokes: number) => string
  /** "8", and "(+2)" for -2, as it stands behind a minus. */
  bracketed: (strokes: number) => string
  /** "-1.0", "+1.5": a change. */
  change: (tenths: number) => string
  /** "30.00". */
  hundredths: (value: number) => string
  /** The exact number with three decimals: "14.396". */
  exact: (value: Fraction) => string
  /** The same, as golfers write it. */
  plusExact: (value: Fraction) => string
  /** Thousandths without the zeros at the end: "0.52", "1". */
  short: (thousandths: number) => string
}

export function numberWords({ decimal, minus }: { decimal: string; minus: string }): NumberWords {
  const write = (value: number, digits: number, below: string) =>
    (value < 0 ? below : '') + Math.abs(value).toFixed(digits).replace('.', decimal)
  const thousandths = ({ numerator, denominator }: Fraction) => roundHalfUp(numerator * 1000, denominator)
  return {
    whole: (value) => write(value, 0, minus),
    plusOrMinus: (handicap) => (handicap < 0 ? '+' : minus),
    tenths: (tenths) => write(tenths / 10, 1, minus),
    plusTenths: (tenths) => write(tenths / 10, 1, '+'),
    plusWhole: (strokes) => write(strokes, 0, '+'),
    bracketed: (strokes) => (strokes < 0 ? `(+${-strokes})` : `${strokes}`),
    change: (tenths) => (tenths < 0 ? minus : '+') + write(Math.abs(tenths) / 10, 1, ''),
    hundredths: (value) => write(value, 2, minus),
    exact: (value) => write(thousandths(value) / 1000, 3, minus),
    plusExact: (value) => write(thousandths(value) / 1000, 3, '+'),
    short: (value) => String(value / 1000).replace('.', decimal),
  }
}
