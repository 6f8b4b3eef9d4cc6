import { resultsBefore, type Hold } from '#golf/board/hold.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import type { EntrantFacts } from './leaderboard.store.ts'

/** Of several rounds the last one is hidden. */
export function holdOf({ heldFrom, holdChanges, roundCount }: CompetitionRow): Hold & { roundCount: number } {
  return { from: heldFrom, changes: holdChanges, roundCount }
}

/**
 * A card without what boards do not show before the prize-giving. Totals that came without holes say how the hidden
 * holes were played, so they stay back as a whole.
 */
export function holdBack(
  facts: EntrantFacts,
  { roundCount, from, changes }: ReturnType<typeof holdOf>,
): EntrantFacts {
  const isShown = from === null || (roundCount > 1 && facts.roundNumber !== roundCount)
  const hold: Hold = { from: isShown ? null : from, changes }
  if (hold.from === null) return { ...facts, hold }
  return {
    ...facts,
    hold,
    results: facts.results && resultsBefore(facts.results, hold.from),
    ...(facts.totalsOnly === true && {
      gross: null,
      net: null,
      points: null,
      netToPar: null,
      totalsConfirmed: false,
    }),
  }
}
