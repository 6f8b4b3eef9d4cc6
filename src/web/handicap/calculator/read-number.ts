import { toUnits } from '#golf/rounding.ts'

/** Reads "71.4" or "71,4" as tenths; undefined for anything else, more decimals included. */
export function readDecimal(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(typed) ? toUnits(typed, 1) : undefined
}

/** A whole number, with a minus where there is one. */
export function readWhole(text: string): number | undefined {
  const typed = text.trim().replace('−', '-')
  return /^-?\d{1,3}$/.test(typed) ? toUnits(typed, 0) : undefined
}

/** Reads a differential as golfers write it, as tenths: "14.2", and "+1.3" or "-1.3" for one below zero. */
export function readDifferential(text: string): number | undefined {
  const typed = text.replace('−', '-')
  const tenths = readDecimal(typed.replace(/^[+-]/, ''))
  if (tenths === undefined) return undefined
  return /^[+-]/.test(typed) ? 0 - tenths : tenths
}
