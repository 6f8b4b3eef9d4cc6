export const stablefordTables = ['standard', 'modified', 'inverted'] as const

/** Which points a net result earns; a competition names one (D1). */
export type StablefordTable = (typeof stablefordTables)[number]

/**
 * Points for a hole finished `netToPar` against par (negative is better).
 * - standard: Rule 21.1b (R7.1), net par 2, one more for each stroke better, five under gives 7 by the same pattern.
 * - modified: the professional tours' table (R7.2).
 * - inverted: points that rise with worse scores, for a client of the API that asks for them by name (D1).
 * For a hole not holed out use `pointsForPickUp`.
 */
export function stablefordPoints(netToPar: number, table: StablefordTable): number {
  switch (table) {
    case 'standard':
      return Math.max(0, 2 - netToPar)
    case 'modified':
      return modifiedPoints(netToPar)
    case 'inverted':
      return Math.min(5, Math.max(0, 2 + netToPar))
  }
}

/** Not holed out: no points (Rule 21.1b); in the modified table, the worst line. */
export function pointsForPickUp(table: StablefordTable): number {
  return table === 'modified' ? -3 : 0
}

function modifiedPoints(netToPar: number): number {
  if (netToPar <= -3) return 8
  if (netToPar === -2) return 5
  if (netToPar === -1) return 2
  if (netToPar === 0) return 0
  return netToPar === 1 ? -1 : -3
}
