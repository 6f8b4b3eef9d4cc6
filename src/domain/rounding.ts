/**
 * Rounds the fraction numerator/denominator to a whole number, half up towards +infinity (R0.1; Rules of
 * Handicapping 5.1): -1.5 gives -1. Integers in, so that no binary fraction can lose a half (R0.2).
 * The denominator is positive; both stay well below 2^52. Never returns -0.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0
}

/**
 * Reads a decimal as a whole number of units of 10^-digits, exactly: toUnits("72.15", 2) is 7215. Further digits
 * are rounded half up. Takes what JSON or a form gives; undefined when it is no decimal number.
 */
export function toUnits(decimal: number | string, digits: number): number | undefined {
  const match = /^([+-]?)(\d{1,9})(?:\.(\d{1,15}))?$/.exec(String(decimal).trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const kept = Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
  const rest = fraction.slice(digits)
  if (rest === '') return sign === '-' ? 0 - kept : kept
  const scale = 10 ** rest.length
  const numerator = kept * scale + Number(rest)
  return roundHalfUp(sign === '-' ? -numerator : numerator, scale)
}
