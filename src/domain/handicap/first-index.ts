/** R3.1, Rules of Handicapping 4.5: the first Handicap Index needs 54 holes, in any mix of nines and eighteens. */
export const HOLES_FOR_AN_INDEX = 54

/** Holes still to be played before a player without an index has one. */
export function holesMissing(onRecord: number): number {
  return Math.max(0, HOLES_FOR_AN_INDEX - onRecord)
}
