import { playingHandicap, type PlayingHandicap } from '../numbers.ts'

/** How results are compared: net totals and matches, or against the par of the tee that was played. */
export type ComparedBy = 'net' | 'par'

/**
 * R5.4, Rules of Handicapping 6.2b: one event, tees of different pars. Compared by net total or in a match, the
 * higher par adds the difference from the lowest par to the Playing Handicap. Compared with par (Stableford, par/bogey,
 * boards by net to par) nothing is added, because the par of the tee contains the difference.
 */
export function onMixedTees(
  handicap: PlayingHandicap,
  tee: { par: number; lowestPar: number; comparedBy: ComparedBy },
): PlayingHandicap {
  return tee.comparedBy === 'par' ? handicap : playingHandicap(handicap + tee.par - tee.lowestPar)
}
