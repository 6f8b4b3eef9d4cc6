import { countbackNumbers, countbackSteps } from './countback.ts'
import type { Format } from './format.ts'

/**
 * Rule 21.1 (R7.1): most points win; ties by points of the last nine, six, three and one as they fell (R9.4). The card
 * carries the points of the table it was scored with.
 */
export const stableford: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0) return null
    return {
      sortKey: 0 - card.total.points,
      countback: card.isComplete ? countbackNumbers(stableford, card, { playingHandicap }) : null,
    }
  },
  needsEveryHole: false,
  countbackSteps,
  countbackText: (value) => `${0 - value} points`,
  holeValue: (line) => (line.points === null ? null : 0 - line.points),
  explain: (card) =>
    `${card.out.points} points out + ${card.in.points} in = ${card.total.points} points after ${card.thru} holes`,
}
