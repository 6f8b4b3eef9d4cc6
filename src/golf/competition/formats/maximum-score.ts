import { countbackNumbers, countbackSteps } from './countback.ts'
import { explainNetCountback } from './explain-countback.ts'
import type { Format } from './format.ts'

/**
 * R7.3, Rule 21.2: stroke play in which no hole counts more than the maximum, so a hole picked up loses no place. The
 * card's own lines are capped (card/maximum-score.ts), so its net is what ranks.
 */
export const maximumScore: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0) return null
    return {
      sortKey: card.netToPar,
      countback: card.isComplete ? countbackNumbers(maximumScore, card, { playingHandicap }) : null,
    }
  },
  needsEveryHole: false,
  countbackSteps,
  countbackNumber: explainNetCountback,
  holeValue: (line) => line.net,
  grossValue: (line) => line.gross,
  explain: (card, playingHandicap) =>
    card.isComplete
      ? { kind: 'capped', facts: { gross: card.total.gross, playingHandicap, net: card.total.net } }
      : { kind: 'capped_so_far', facts: { gross: card.total.gross, thru: card.thru } },
}
