import type { Fraction } from '#golf/fraction.ts'

/** Tenths as the wire has them: a signed decimal. */
export function decimal(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

export function decimalOrNull(tenths: number | null): string | null {
  return tenths === null ? null : decimal(tenths)
}

/** A differential as it is stored, exact: "numerator/denominator". */
export function fractionText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`
}

export function fractionFrom(text: string): Fraction {
  const [numerator = Number.NaN, denominator = Number.NaN] = text.split('/').map(Number)
  if (!Number.isSafeInteger(numerator) || !(denominator > 0))
    throw new Error(`This is not a stored differential: ${text}`)
  return { numerator, denominator }
}
