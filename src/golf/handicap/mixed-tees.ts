import { matchStrokes } from './match-strokes.ts'
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

/**
 * R5.4 in a match: the strokes that the players get (`given`, the lowest 0) with the difference of their pars, and again
 * from the lowest. `pars` are of the tees they play, in the same order.
 */
export function matchStrokesOnMixedTees(
  given: readonly PlayingHandicap[],
  pars: readonly number[],
): PlayingHandicap[] {
  const lowestPar = Math.min(...pars)
  return matchStrokes(
    given.map((strokes, i) =>
      onMixedTees(strokes, { par: pars[i] ?? lowestPar, lowestPar, comparedBy: 'net' }),
    ),
  )
}

/** The par to which cards of one event are brought before their countback is compared: level fours. */
const COMMON_PAR_OF_A_HOLE = 4

/**
 * R5.4 in net stroke play. Places go by net against par, which holds the difference of the pars already; countback compares
 * net strokes, so there the Playing Handicap takes it. Cards are brought to one par that does not depend on who is in the
 * field: only the difference between two cards decides, and a card that comes later moves no other.
 */
export function handicapForCountback(handicap: number, card: { par: number; holes: number }): number {
  return onMixedTees(playingHandicap(handicap), {
    par: card.par,
    lowestPar: COMMON_PAR_OF_A_HOLE * card.holes,
    comparedBy: 'net',
  })
}
