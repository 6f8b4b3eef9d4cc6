import type { RoundDetail } from '#contract/card/rounds.ts'
import { holeFromWire } from '#contract/platform/wire-names.ts'
import { cardFromTerms, type Card } from '#golf/card/card.ts'
import type { HoleResults } from '#golf/card/hole-result.ts'

/** The card of a round as the server would score it, from the results that this device knows. */
export function cardFromRound({ terms }: Pick<RoundDetail, 'terms'>, results: HoleResults): Card {
  const { playingHandicap, stablefordTable } = terms
  return cardFromTerms({ holes: terms.holes.map(holeFromWire), playingHandicap, stablefordTable }, results)
}
