import type { Fraction } from '../fraction.ts'

export const SOFT_CAP_FROM = 30
export const HARD_CAP_AT = 50

export type CappedIndex = { exact: Fraction; cap: 'none' | 'soft' | 'hard' }

/**
 * R3.6, Rules of Handicapping 5.8: what is more than 3.0 above the Low Handicap Index counts half, and the whole
 * rise stops at 5.0. Nothing limits the way down, and without a Low Handicap Index nothing limits the way up.
 * Everything in tenths and unrounded; rounding is the last step.
 */
export function capIndex(average: Fraction, lowIndex: number | null): CappedIndex {
  if (lowIndex === null) return { exact: average, cap: 'none' }
  const { numerator, denominator } = average
  const rise = numerator - lowIndex * denominator
  if (rise <= SOFT_CAP_FROM * denominator) return { exact: average, cap: 'none' }
  const softRise = rise + SOFT_CAP_FROM * denominator
  if (softRise > 2 * HARD_CAP_AT * denominator)
    return { exact: { numerator: lowIndex + HARD_CAP_AT, denominator: 1 }, cap: 'hard' }
  return {
    exact: { numerator: 2 * lowIndex * denominator + softRise, denominator: 2 * denominator },
    cap: 'soft',
  }
}
