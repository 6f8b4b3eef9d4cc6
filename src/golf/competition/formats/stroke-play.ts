import { countbackNumbers, countbackSteps } from './countback.ts'
import { explainNetCountback } from './explain-countback.ts'
import type { Format } from './format.ts'

/**
 * Rule 3.3 (R7.5): the lowest net total wins; a card with a hole picked up is no return and has no place. Cards still
 * out are placed by net against par, which for finished cards of one par is the same order. Countback by fractions of
 * the Playing Handicap (R9.4).
 */
export const strokePlay: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0 || card.lines.some((line) => line.result.kind === 'picked_up')) return null
    return {
      sortKey: card.netToPar,
      countback: card.isHoledOut ? countbackNumbers(strokePlay, card, { playingHandicap }) : null,
    }
  },
  needsEveryHole: true,
  countbackSteps,
  countbackNumber: explainNetCountback,
  holeValue: (line) => line.net,
  grossValue: (line) => line.gross,
  explain: (card, playingHandicap) =>
    card.isHoledOut
      ? { kind: 'net_of_gross', facts: { gross: card.total.gross, playingHandicap, net: card.total.net } }
      : { kind: 'net_so_far', facts: { net: card.total.net, thru: card.thru } },
}
