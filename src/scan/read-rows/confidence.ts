/**
 * A reading's confidence is its chance after ink, pars and sums have had their say; `npm run bench:scan` shows how many
 * of the cells given 0.9 are right. Never quite certain: a whole row can be another row.
 */
export function calibrated(chance: number): number {
  return Math.min(0.999, chance)
}

/** Below this a person must look at the cell first. */
export const doubtfulBelow = 0.94
