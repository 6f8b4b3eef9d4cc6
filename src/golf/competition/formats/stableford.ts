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
  countbackNumber: (value) => ({ unit: 'points', points: 0 - value }),
  holeValue: (line) => (line.points === null ? null : 0 - line.points),
  explain: ({ out, in: home, total, thru }) => ({
    kind: 'points_of_nines',
    facts: { out: out.points, home: home.points, total: total.points, thru },
  }),
}
