import type { CompetitionType } from './competition.ts'

/** R5, Appendix C: the allowance a competition starts with, in percent; the administrator may change it (D12). */
export const defaultAllowance: Record<CompetitionType, number> = {
  stableford: 95,
  stroke_play: 95,
  par_bogey: 95,
  maximum_score: 95,
  modified_stableford: 95,
  matchplay: 100,
  team_stroke: 85,
  team_stableford: 85,
}

export const DEFAULT_TEAM_SIZE = 4
export const DEFAULT_COUNTING_SCORES = 2
