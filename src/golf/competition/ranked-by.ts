import type { CompetitionType } from './competition.ts'

/** The figure that ranks, and in whose units a lead is told: points, net strokes, or holes won less holes lost. */
export type RankedBy = 'points' | 'net' | 'holes'

export const rankedBy: Record<CompetitionType, RankedBy> = {
  stableford: 'points',
  stroke_play: 'net',
  par_bogey: 'holes',
  maximum_score: 'net',
  modified_stableford: 'points',
  matchplay: 'net',
  team_stroke: 'net',
  team_stableford: 'points',
}
