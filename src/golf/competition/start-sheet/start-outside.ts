import type { DrawnGroup } from './start-sheet.ts'

/** A start at which nobody can begin a card, because the competition starts later, or is over. Moments in milliseconds. */
export type StartOutside = { of: 'before' | 'after'; startsAt: number; limit: number }

/**
 * The first start before the competition, else the last one after its end (D10); undefined where every card can be begun.
 * It may be published all the same: the club may mean to open play by hand.
 */
export function startOutside(
  groups: readonly DrawnGroup[],
  { from, to }: { from: number; to: number },
): StartOutside | undefined {
  const starts = groups.filter(({ players }) => players.length > 0).map(({ startsAt }) => startsAt)
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  if (first < from) return { of: 'before', startsAt: first, limit: from }
  return last >= to ? { of: 'after', startsAt: last, limit: to } : undefined
}
