import type { EntrantCard } from '#contract/leaderboard.ts'
import { resultFromWire } from '#contract/wire-names.ts'
import type { CardLine } from '#domain/scoring/card.ts'

/** The holes of an entrant's card as a card is drawn from them. */
export function linesOf({ holes }: EntrantCard): CardLine[] {
  return holes.map((hole) => ({
    holeNumber: hole.holeNumber,
    par: hole.par,
    strokeIndex: hole.handicapIndex,
    strokesReceived: hole.strokesReceived,
    result: resultFromWire(hole),
    gross: hole.grossScore,
    net: hole.netScore,
    points: hole.points,
    toPar: hole.grossScore === null ? null : hole.grossScore - hole.par,
  }))
}
