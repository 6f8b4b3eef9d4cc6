import type { EntrantCard } from '#contract/board/leaderboard.ts'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import type { CardLine } from '#golf/card/card.ts'

/** The holes of an entrant's card as a card is drawn from them. */
export function linesOf({ holes }: EntrantCard, unit: RankedBy): CardLine[] {
  return holes.map(({ counted, ...hole }) => {
    const gross = counted ?? hole.grossScore
    return {
      holeNumber: hole.holeNumber,
      par: hole.par,
      strokeIndex: hole.handicapIndex,
      strokesReceived: hole.strokesReceived,
      result: resultFromWire(hole),
      gross,
      net: hole.netScore,
      points: hole.points,
      stablefordTable: unit === 'holes' ? 'par_bogey' : 'standard',
      toPar: gross === null ? null : gross - hole.par,
    }
  })
}
