import { countbackHoles, countbackSteps } from './countback-holes.ts'
import type { Format } from './format.ts'

/** Rule 21.1 (R7.1): most points win; ties by points of the last nine, six, three and one as they fell (R9.4). */
export const stableford: Format = {
  rank(card) {
    if (card.thru === 0) return null
    return {
      main: 0 - card.total.points,
      countback: card.isComplete
        ? countbackHoles(card.lines).map(
            (step) => 0 - step.lines.reduce((points, line) => points + (line.points ?? 0), 0),
          )
        : null,
    }
  },
  needsEveryHole: false,
  countbackSteps,
}
