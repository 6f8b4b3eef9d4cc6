/** The surest that a reading ever is: even with every number clear the whole row may be another player's, or putts. */
const mostConfidence = 0.999

/**
 * A result's confidence: its chance after the ink, the pars and the sums, capped. The networks are calibrated (docs/scan-models.md),
 * the chances of whole rows are not; docs/scan.md has how often results of each confidence were right.
 */
export function capConfidence(chance: number): number {
  return Math.min(mostConfidence, chance)
}

/**
 * Below this confidence a person must check the cell first. Chosen by hand: it marks 2 % of the cells of the development set and
 * 13 % of those of two real photos (docs/scan.md).
 */
export const doubtfulBelow = 0.94
