/** R3.1, Rules of Handicapping 4.5: the first Handicap Index needs 54 holes, in any mix of nines and eighteens. */
export const HOLES_FOR_AN_INDEX = 54

/**
 * What a first Handicap Index is made of. `holes_54`: of 54 holes (Rules of Handicapping 4.5). `one_round`: of one score, from
 * which, as from two, the lowest minus 2.0 is taken (Dansk Golf Union, 4.5). `one_round_to_54`: the same, of a score that
 * makes 54.0 or less (Nederlandse Golf Federatie).
 * https://www.danskgolfunion.dk/handicapberegning-begyndere-og-faerre-end-20-scorekort
 * https://www.ngf.nl/caddie/handicapping/handicapsysteem/beginnende-golfer-hoe-kom-ik-aan-whs
 */
export const firstIndexRules = ['holes_54', 'one_round', 'one_round_to_54'] as const
export type FirstIndexRule = (typeof firstIndexRules)[number]

const HOLES_OF_A_ROUND = 18

/** Holes that a first Handicap Index takes. */
export function holesForAnIndex(rule: FirstIndexRule): number {
  return rule === 'holes_54' ? HOLES_FOR_AN_INDEX : HOLES_OF_A_ROUND
}

/** Holes still to be played before a player without an index has one. */
export function holesMissing(onRecord: number, rule: FirstIndexRule): number {
  return Math.max(0, holesForAnIndex(rule) - onRecord)
}
