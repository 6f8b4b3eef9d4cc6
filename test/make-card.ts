import { playingHandicap } from '#domain/numbers.ts'
import { nothingRecorded, recordHole } from '#domain/round/record-hole.ts'
import { scoreCard, type Card } from '#domain/scoring/card.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'

/** A scored card; par fours and stroke indexes in hole order where nothing else is said. undefined: not played. */
export function makeCard(
  results: readonly (HoleResult | undefined)[],
  terms: {
    handicap?: number
    first?: number
    pars?: readonly number[]
    strokeIndexes?: readonly number[]
  } = {},
): Card {
  const first = terms.first ?? 1
  const holes = results.map((_, i) => ({
    holeNumber: first + i,
    par: terms.pars?.[i] ?? 4,
    strokeIndex: terms.strokeIndexes?.[i] ?? i + 1,
  }))
  const recorded = results.reduce(
    (map, result, i) =>
      result ? recordHole(map, { id: `ent_${i}`, holeNumber: first + i, result, at: i }) : map,
    nothingRecorded,
  )
  const handicap = playingHandicap(terms.handicap ?? 0)
  return scoreCard({ holes, playingHandicap: handicap, stablefordTable: 'standard' }, recorded)
}
