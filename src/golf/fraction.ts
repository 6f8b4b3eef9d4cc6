/**
 * An exact number: both whole, the denominator positive. Values that the rules leave unrounded are kept as fractions
 * (decision record 3).
 */
export type Fraction = { numerator: number; denominator: number }

/** The exact sum; both denominators stay small (slopes and thousandths), so whole numbers hold it. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      }
}

/** Below zero when a is less than b, above when more, 0 when equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.numerator * b.denominator - b.numerator * a.denominator
}
