import { playingHandicap } from '#golf/numbers.ts'
import { scoreCard, type Card } from '#golf/card/card.ts'
import type { StablefordTable } from '#golf/card/stableford.ts'
import { capOf, type MaximumScore } from '#golf/card/maximum-score.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'

/** A scored card; par fours and stroke indexes in hole order where nothing else is said. undefined: not played. */
export function makeCard(
  results: readonly (HoleResult | undefined)[],
  terms: {
    handicap?: number
    first?: number
    pars?: readonly number[]
    strokeIndexes?: readonly number[]
    table?: StablefordTable
    maximum?: MaximumScore | undefined
  } = {},
): Card {
  const first = terms.first ?? 1
  const holes = results.map((_, i) => ({
    holeNumber: first + i,
    par: terms.pars?.[i] ?? 4,
    strokeIndex: terms.strokeIndexes?.[i] ?? i + 1,
    ...(terms.maximum && capOf(terms.pars?.[i] ?? 4, terms.maximum)),
  }))
  const byHole = new Map(
    results.flatMap((result, i): [number, HoleResult][] => (result ? [[first + i, result]] : [])),
  )
  const handicap = playingHandicap(terms.handicap ?? 0)
  return scoreCard({ holes, playingHandicap: handicap, stablefordTable: terms.table ?? 'standard' }, byHole)
}
