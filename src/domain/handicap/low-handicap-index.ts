import type { Day } from '../day.ts'

/** An index in tenths with the day of the score that made it. */
export type IndexOnDay = { day: Day; index: number }

export const LOW_INDEX_DAYS = 365

/**
 * R3.5, Rules of Handicapping 5.7: the lowest Handicap Index achieved in the 365 days before the day of the newest
 * score. Achieved means calculated in that time: an older index carried into it does not count (R&A clarification of
 * 1 April 2021, published by the Danish Golf Union). When nothing was calculated in it, the index held is the Low
 * Handicap Index (Interpretation 5.7/2). `history` is oldest first. Whether one exists at all (twenty scores) is
 * the caller's question. undefined without any index before that day.
 */
export function lowHandicapIndex(history: readonly IndexOnDay[], newestScore: Day): number | undefined {
  let low: number | undefined
  for (let i = history.length - 1; i >= 0; i--) {
    const one = history[i]
    if (!one || one.day >= newestScore) continue
    if (one.day < newestScore - LOW_INDEX_DAYS) return low ?? one.index
    if (low === undefined || one.index < low) low = one.index
  }
  return low
}
