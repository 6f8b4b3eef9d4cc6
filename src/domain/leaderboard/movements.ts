import type { Placeable, Placed } from './standings.ts'

/** A row in its place. `sortKeyBefore`: the sort key that its card had before its latest hole; null without one. */
export type Moving = Placed<Placeable> & { sortKeyBefore: number | null }

/**
 * How many places each entrant's own latest hole has won (above zero) or lost, all other cards being as they are now.
 * An entrant is left out who has no place, or had none before that hole: nobody moves with their first. The rows are in
 * the order of `standings`. Costs n log n.
 */
export function movements(placed: readonly Moving[]): Map<string, number> {
  const keys = placed.flatMap((row) => (row.position === null || row.sortKey === null ? [] : [row.sortKey]))
  const moved = new Map<string, number>()
  for (const { entrantId, sortKey, sortKeyBefore, position } of placed) {
    if (position === null || sortKey === null || sortKeyBefore === null) continue
    const isOwnAhead = sortKey < sortKeyBefore
    const ahead = countBelow(keys, sortKeyBefore) - (isOwnAhead ? 1 : 0)
    moved.set(entrantId, ahead + 1 - position)
  }
  return moved
}

/** How many of the rising numbers are below the given one. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? limit) < limit) from = middle + 1
    else to = middle
  }
  return from
}
