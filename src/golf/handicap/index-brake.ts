/**
 * Whether scores can raise an index without end. `none`: only the caps limit a rise (Rules of Handicapping 5.8). `at_26_5`: no
 * score raises an index of 26.5 or more, and a lower one rises to 26.5 at most (Deutscher Golf Verband).
 * https://serviceportal.dgv-intranet.de/regularien/whs-handicap-regeln/i19762_1_Glossar___Die_wichtigsten_Begriffe_.cfm
 */
export const indexBrakes = ['none', 'at_26_5'] as const
export type IndexBrake = (typeof indexBrakes)[number]

/** In tenths. */
const BRAKE_AT = 265

/** The index that a score leaves, where the brake holds; `held` is the one before it, null for a first index. In tenths. */
export function brakeIndex(calculated: number, held: number | null, brake: IndexBrake): number {
  if (brake === 'none' || held === null || calculated <= held) return calculated
  return Math.max(held, Math.min(calculated, BRAKE_AT))
}
