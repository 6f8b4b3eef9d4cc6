/**
 * Pairs of about the same strength: the lowest index with the highest, and so on inwards. Who has no index counts as the
 * highest. Of an odd number the middle one is left over.
 */
export function pairUp<Player>(
  players: readonly Player[],
  indexOf: (player: Player) => number | null,
): [Player, Player][] {
  const sorted = [...players].sort((a, b) => rankOf(indexOf(a)) - rankOf(indexOf(b)))
  return sorted.slice(0, Math.floor(sorted.length / 2)).flatMap((low, i) => {
    const high = sorted[sorted.length - 1 - i]
    return high === undefined ? [] : [[low, high] as [Player, Player]]
  })
}

const AFTER_ALL = 10_000
const rankOf = (index: number | null) => index ?? AFTER_ALL
