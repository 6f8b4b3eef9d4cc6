import type { RoundCard } from '#contract/card/round-card.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { notPlayed, type HoleResult } from '#golf/card/hole-result.ts'

/** What the round has on each of its holes. */
export function resultsOf(round: RoundCard): ReadonlyMap<number, HoleResult> {
  const held = new Map(round.entries.map((entry) => [entry.holeNumber, resultFromWire(entry)]))
  return new Map(round.terms.holes.map(({ holeNumber }) => [holeNumber, held.get(holeNumber) ?? notPlayed]))
}
