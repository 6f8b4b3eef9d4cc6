import type { CompetitionType } from '../competition/competition.ts'
import type { Format } from './format.ts'
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
