import type { GroupSize } from './start-sheet.ts'

/**
 * How many play together in each group, smallest first: as few groups as the size allows, as even as possible, and nobody
 * alone unless there is nobody else. Pairs of an odd number of players have one group of three.
 */
export function groupSizesFor(players: number, size: GroupSize): number[] {
  if (players === 0) return []
  const fewest = Math.ceil(players / size)
  const count = players > 1 && Math.floor(players / fewest) < 2 ? Math.floor(players / 2) : fewest
  const small = Math.floor(players / count)
  const larger = players % count
  return Array.from({ length: count }, (_, i) => (i < count - larger ? small : small + 1))
}
