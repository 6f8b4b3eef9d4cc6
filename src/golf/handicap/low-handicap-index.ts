import type { Day } from '../day.ts'

/** An index in tenths with the day of the score that made it. */
export type IndexOnDay = { day: Day; index: number }

export const LOW_INDEX_DAYS = 365

/**
 * R3.5, Rules of Handicapping 5.7: the lowest Handicap Index calculated in the 365 days up to the day of the last score
 * that is already on the record when a new one is added; the index which that last score made belongs to them
 * (Interpretations 5.7/1 and 5.7/2). An older index that was only carried into this time does not count (R&A
 * clarification of 1 April 2021, published by the Danish Golf Union), unless nothing was calculated in it. `history`
 * is oldest first and has only indexes from before the new score. Whether one exists at all (twenty scores) is the caller's
 * question. undefined without any index.
 */
export function lowHandicapIndex(history: readonly IndexOnDay[], lastScore: Day): number | undefined {
  const from = lastScore - LOW_INDEX_DAYS
  let low: number | undefined
  for (let i = history.length - 1; i >= 0; i--) {
    const one = history[i]
    if (!one) continue
    if (one.day < from) return low ?? one.index
    if (low === undefined || one.index < low) low = one.index
  }
  return low
}
