import { seededRandom, shuffle } from '../../seeded-random.ts'
import type { StartSettings } from './start-sheet.ts'

/** Somebody who is entered; `handicapIndex` in tenths. */
export type DrawPlayer = {
  userId: string
  handicapIndex: number | null
  /** On the board so far; null or left out without one. */
  position?: number | null
}

/**
 * Players in the order in which they are drawn; given in the order of their entry, which equal ones keep. Without an index
 * they stand last. A random order is that of its seed, whoever entered first. In the order of the result the leaders go last,
 * and who has no place goes first.
 */
export function orderPlayers(
  players: readonly DrawPlayer[],
  { order, seed }: Pick<StartSettings, 'order' | 'seed'>,
): DrawPlayer[] {
  switch (order) {
    case 'entered':
      return [...players]
    case 'handicap_low':
      return byIndex(players, (a, b) => a - b)
    case 'handicap_high':
      return byIndex(players, (a, b) => b - a)
    case 'result':
      return [...players].sort((a, b) => (b.position ?? Infinity) - (a.position ?? Infinity) || 0)
    case 'random':
      return shuffle(
        [...players].sort((a, b) => (a.userId < b.userId ? -1 : 1)),
        seededRandom(seed ?? 0),
      )
  }
}

function byIndex(players: readonly DrawPlayer[], compare: (a: number, b: number) => number): DrawPlayer[] {
  return [...players].sort((a, b) => {
    if (a.handicapIndex === null || b.handicapIndex === null)
      return Number(a.handicapIndex === null) - Number(b.handicapIndex === null)
    return compare(a.handicapIndex, b.handicapIndex)
  })
}
