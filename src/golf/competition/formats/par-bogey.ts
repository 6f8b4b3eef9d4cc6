import type { Card } from '../../card/card.ts'
import { countbackNumbers, countbackSteps } from './countback.ts'
import type { Format } from './format.ts'

/** 1 a hole won against par, 0 halved, -1 lost. */
export type AgainstPar = 1 | 0 | -1

/** R7.4, Rule 21.3: net against par, as a match against the course; not holed out (`net` null) loses the hole. */
export function againstPar(net: number | null, par: number): AgainstPar {
  if (net === null || net > par) return -1
  return net < par ? 1 : 0
}

/** R7.4, Rule 21.3: most holes won less holes lost. Strokes as they fell, also in countback (R9.4). */
export const parBogey: Format = {
  rank(card, playingHandicap) {
    if (card.thru === 0) return null
    return {
      sortKey: 0 - holesUp(card),
      countback: card.isComplete ? countbackNumbers(parBogey, card, { playingHandicap }) : null,
    }
  },
  needsEveryHole: false,
  countbackSteps,
  countbackNumber: (value) => ({ unit: 'against_par', up: 0 - value }),
  holeValue: (line) => (line.result.kind === 'not_played' ? null : 0 - againstPar(line.net, line.par)),
  explain: (card) => {
    const results = card.lines
      .filter((line) => line.result.kind !== 'not_played')
      .map((line) => againstPar(line.net, line.par))
    const count = (result: AgainstPar) => results.filter((one) => one === result).length
    return { kind: 'against_par', facts: { won: count(1), lost: count(-1), up: holesUp(card) } }
  },
}

function holesUp(card: Card): number {
  return card.lines.reduce(
    (up, line) => (line.result.kind === 'not_played' ? up : up + againstPar(line.net, line.par)),
    0,
  )
}
