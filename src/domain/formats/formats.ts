import type { CompetitionType } from '../competition/competition.ts'
import type { Format } from './format.ts'
import { maximumScore } from './maximum-score.ts'
import { modifiedStableford } from './modified-stableford.ts'
import { parBogey } from './par-bogey.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './stroke-play.ts'

/** How each competition type orders single cards. Match play has a bracket instead and shows cards as stroke play. */
export const formats: Record<CompetitionType, Format> = {
  stableford,
  stroke_play: strokePlay,
  matchplay: strokePlay,
  team_stroke: strokePlay,
  team_stableford: stableford,
}

/** Every format for single cards (R7.1 to R7.5). Another maximum than net double bogey: `maximumScore(...)`. */
export const cardFormats = {
  stroke_play: strokePlay,
  stableford,
  modified_stableford: modifiedStableford,
  maximum_score: maximumScore({ kind: 'net_double_bogey' }),
  par_bogey: parBogey,
} as const satisfies Record<string, Format>

export type CardFormatName = keyof typeof cardFormats
