import type { Rank } from './format.ts'

/** How many rounds a competition can have whose result is their total. */
export const MOST_ROUNDS = 4

/**
 * R9.6: several rounds make one place by their sum; a tie is decided by the last round, and within it by its countback.
 * Null when a round has no place; no countback while the last card may change or one is to come (R9.8). Oldest round first;
 * `of`: how many are played in all.
 */
export function rankOfRounds(rounds: readonly (Rank | null)[], of: number): Rank | null {
  const ranks: Rank[] = []
  for (const rank of rounds) {
    if (rank === null) return null
    ranks.push(rank)
  }
  const last = ranks.at(-1)
  if (!last) return null
  const isFinished = ranks.length >= of && ranks.every((rank) => rank.countback !== null)
  return {
    sortKey: ranks.reduce((sum, rank) => sum + rank.sortKey, 0),
    countback: isFinished && last.countback ? [last.sortKey, ...last.countback] : null,
  }
}
