import type { Rank } from './format.ts'

/** A line below the card: strokes added or points deducted by the committee, with its reason (R7.1, Rule 21.1c). */
export type RankAdjustment = { by: number; reason: string }

/**
 * Adds the adjustments to the sort key. Penalties are positive for strokes and points alike, as the lower number is
 * better.
 */
export function adjustRank(rank: Rank, adjustments: readonly RankAdjustment[]): Rank {
  return { ...rank, sortKey: adjustments.reduce((sortKey, { by }) => sortKey + by, rank.sortKey) }
}
