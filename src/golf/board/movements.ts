import type { Placeable, Placed } from './standings.ts'

/** A row in its place. `sortKeyBefore`: the sort key that a card which is out had before its latest hole. */
export type Moving = Placed<Placeable> & { sortKeyBefore: number | null }

/**
 * How many places each entrant has won (above zero) or lost against the board of one hole ago: every card that is out
 * without its latest hole, every other as it is. Compared with the others as they are now nobody would ever fall in
 * Stableford, where a hole only adds. An entrant is left out whose card is not out, who has no place, or had none a hole
 * ago: nobody moves with their first. The rows are in the order of `standings`. Costs n log n.
 */
export function movements(placed: readonly Moving[]): Map<string, number> {
  const before = placed.flatMap((row) => keyBefore(row) ?? []).sort((a, b) => a - b)
  const moved = new Map<string, number>()
  for (const row of placed) {
    const key = keyBefore(row)
    if (row.isOut !== true || row.position === null || key === undefined) continue
    moved.set(row.entrantId, countBelow(before, key) + 1 - row.position)
  }
  return moved
}

function keyBefore({ position, sortKey, sortKeyBefore, isOut }: Moving): number | undefined {
  if (position === null) return undefined
  return (isOut === true ? sortKeyBefore : sortKey) ?? undefined
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
