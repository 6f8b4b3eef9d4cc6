/**
 * Rounds the fraction numerator/denominator to a whole number, half up towards +infinity (R0.1; Rules of
 * Handicapping 5.1): -1.5 gives -1. Takes whole numbers, because a binary fraction could lose a half (R0.2).
 * The denominator is positive; both stay well below 2^52. Never returns -0.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0
}

/**
 * Reads a decimal as a whole number of units of 10^-digits, exactly: toUnits("72.15", 2) is 7215. Further digits
 * are rounded half up (R0.1), from the text, because a binary fraction could lose a half (R0.2). Takes what JSON or a
 * form gives; undefined when it is no decimal number.
 */
export function toUnits(decimal: number | string, digits: number): number | undefined {
  const match = /^([+-]?)(\d{1,9})(?:\.(\d{1,40}))?$/.exec(String(decimal).trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const kept = Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
  const rest = fraction.slice(digits)
  if (sign === '-') return 0 - kept - (/^(5\d*[1-9]|[6-9])/.test(rest) ? 1 : 0)
  return kept + (/^[5-9]/.test(rest) ? 1 : 0)
}
