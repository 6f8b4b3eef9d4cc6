import type { Fraction } from '#golf/fraction.ts'
import { toUnits } from '#golf/rounding.ts'

/** A decimal of a vector in whole tenths. */
export function tenths(decimal: number): number {
  return unitsOf(decimal, 1)
}

/** A decimal of a vector as an exact fraction; nine digits, beyond which only a program's own noise is written. */
export function exactly(decimal: number): Fraction {
  return { numerator: unitsOf(decimal, 9), denominator: 1_000_000_000 }
}

function unitsOf(decimal: number, digits: number): number {
  const units = toUnits(decimal, digits)
  if (units === undefined) throw new Error(`${decimal} is no decimal number`)
  return units
}
