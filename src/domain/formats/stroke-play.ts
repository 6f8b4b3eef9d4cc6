import { countbackSteps } from './countback-holes.ts'
import { countbackNumbers, netOfEighteenths, usualCountback } from './countback.ts'
import type { Format } from './format.ts'

/**
 * Rule 3.3 (R7.5): the lowest net total wins; a card with a hole picked up is no return and has no place. Cards still
 * out are placed by net against par, which for finished cards of one par is the same order.
 * Countback takes 1/2, 1/3, 1/6 and 1/18 of the Playing Handicap from the last 9, 6, 3 and 1 holes, unrounded (R9.4);
 * everything is counted in eighteenths of a stroke to stay in whole numbers.
 */
export const strokePlay: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0 || card.lines.some((line) => line.result.kind === 'picked_up')) return null
    const of = { playingHandicap, terms: usualCountback }
    return {
      sortKey: card.netToPar,
      countback: card.isHoledOut ? countbackNumbers(strokePlay, card, of) : null,
    }
  },
  needsEveryHole: true,
  countbackSteps,
  countbackText: netOfEighteenths,
  holeValue: (line) => line.net,
  fractionValue(lines, card, playingHandicap) {
    const gross = lines.reduce((strokes, line) => strokes + (line.gross ?? 0), 0)
    return 18 * gross - (18 * lines.length * playingHandicap) / card.lines.length
  },
  explain: (card, playingHandicap) =>
    card.isHoledOut
      ? `${card.total.gross} gross ${playingHandicap < 0 ? '+' : '-'} ${Math.abs(playingHandicap)} = ${card.total.net} net`
      : `${card.total.net} net after ${card.thru} holes`,
}
