import { playingHandicap } from '#domain/numbers.ts'
import { scoreCard, type Card } from '#domain/scoring/card.ts'
import type { StablefordTable } from '#domain/scoring/stableford.ts'
import { capOf, type MaximumScore } from '#domain/scoring/maximum-score.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'

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
