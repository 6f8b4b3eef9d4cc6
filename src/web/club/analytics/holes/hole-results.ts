import type { HolePerformance } from '#contract/club/analytics.ts'
import type { RankedHole } from '#golf/card/statistics/hole-difficulty.ts'
import { holeFromWire } from '#contract/platform/wire-names.ts'

/** The wire's row with the stroke index under its own name. */
export function playedHole(row: HolePerformance) {
  return { ...holeFromWire(row), averageScore: row.averageScore, timesPlayed: row.timesPlayed }
}

export type Ranked = RankedHole<ReturnType<typeof playedHole>>

/** The wire's names for the results of a hole, best first. */
export const holeResults = ['eagles', 'birdies', 'pars', 'bogeys', 'doubleBogeysOrWorse', 'pickedUp'] as const
export type ResultName = (typeof holeResults)[number]
