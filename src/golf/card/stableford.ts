/** Those that a Stableford competition may name (D1). */
export const choosableTables = ['standard', 'modified', 'inverted'] as const

/** Which points a net result earns; a competition names one, or its format does. */
export const stablefordTables = [...choosableTables, 'par_bogey'] as const
export type StablefordTable = (typeof stablefordTables)[number]

/**
 * Points for a hole finished `netToPar` against par (negative is better).
 * - standard: Rule 21.1b (R7.1), net par 2, one more for each stroke better, five under gives 7 by the same pattern.
 * - modified: the professional tours' table (R7.2).
 * - inverted: points that rise with worse scores, for a client of the API that asks for them by name (D1).
 * - par_bogey: a hole won against par, halved or lost (Rule 21.3, R7.4).
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
    case 'par_bogey':
      return 0 - Math.sign(netToPar)
  }
}

/** Not holed out: no points (Rule 21.1b); in the modified table, the worst line; against par, the hole is lost. */
export function pointsForPickUp(table: StablefordTable): number {
  return table === 'modified' ? -3 : table === 'par_bogey' ? -1 : 0
}

function modifiedPoints(netToPar: number): number {
  if (netToPar <= -3) return 8
  if (netToPar === -2) return 5
  if (netToPar === -1) return 2
  if (netToPar === 0) return 0
  return netToPar === 1 ? -1 : -3
}
