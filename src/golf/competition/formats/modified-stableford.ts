import type { Card, CardLine } from '../../card/card.ts'
import { pointsForPickUp, stablefordPoints } from '../../card/stableford.ts'
import { countbackNumbers, countbackSteps } from './countback.ts'
import type { Format } from './format.ts'

/** R7.2: albatross 8, eagle 5, birdie 2, par 0, bogey -1, worse -3, whatever table the card was scored with. */
export const modifiedStableford: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0) return null
    return {
      sortKey: 0 - totalPoints(card),
      countback: card.isComplete ? countbackNumbers(modifiedStableford, card, { playingHandicap }) : null,
    }
  },
  needsEveryHole: false,
  countbackSteps,
  countbackNumber: (value) => ({ unit: 'points', points: 0 - value }),
  holeValue: (line) => {
    const points = modifiedPoints(line)
    return points === null ? null : 0 - points
  },
  explain: (card) => ({ kind: 'points_so_far', facts: { points: totalPoints(card), thru: card.thru } }),
}

function modifiedPoints(line: CardLine): number | null {
  switch (line.result.kind) {
    case 'not_played':
      return null
    case 'picked_up':
      return pointsForPickUp('modified')
    case 'strokes':
      return stablefordPoints(line.result.strokes - line.strokesReceived - line.par, 'modified')
  }
}

function totalPoints(card: Card): number {
  return card.lines.reduce((sum, line) => sum + (modifiedPoints(line) ?? 0), 0)
}
