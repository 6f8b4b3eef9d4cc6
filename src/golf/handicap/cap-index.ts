import type { Fraction } from '../fraction.ts'

export const SOFT_CAP_FROM = 30
export const HARD_CAP_AT = 50

export type CappedIndex = { exact: Fraction; cap: 'none' | 'soft' | 'hard' }

/**
 * R3.6, Rules of Handicapping 5.8: what is more than 3.0 above the Low Handicap Index counts half, and the whole
 * rise stops at 5.0. Nothing limits the way down, and without a Low Handicap Index nothing limits the way up. `average`
 * is in tenths and already rounded (5.2b); what comes out is in tenths, and half of an odd tenth is rounded again.
 */
export function capIndex(average: number, lowIndex: number | null): CappedIndex {
  if (lowIndex === null) return { exact: whole(average), cap: 'none' }
  const rise = average - lowIndex
  if (rise <= SOFT_CAP_FROM) return { exact: whole(average), cap: 'none' }
  const twiceTheRise = rise + SOFT_CAP_FROM
  if (twiceTheRise > 2 * HARD_CAP_AT) return { exact: whole(lowIndex + HARD_CAP_AT), cap: 'hard' }
  return { exact: { numerator: 2 * lowIndex + twiceTheRise, denominator: 2 }, cap: 'soft' }
}

function whole(tenths: number): Fraction {
  return { numerator: tenths, denominator: 1 }
}
