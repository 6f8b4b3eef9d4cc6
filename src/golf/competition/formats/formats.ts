import type { CompetitionType } from '../competition.ts'
import { countbackNumbers, countbackTermsOf } from './countback.ts'
import type { CountbackOrder } from './countback-order.ts'
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
  par_bogey: parBogey,
  maximum_score: maximumScore,
  modified_stableford: modifiedStableford,
  matchplay: strokePlay,
  team_stroke: strokePlay,
  team_stableford: stableford,
}

/** A competition's format with the order in which its ties are broken (R9.3). */
export function formatOf(type: CompetitionType, order: CountbackOrder): Format {
  const format = formats[type]
  if (order === 'shared') return format
  const terms = countbackTermsOf[order]
  return {
    ...format,
    countbackSteps: terms.steps.map(({ name }) => name),
    rank(card, playingHandicap) {
      const rank = format.rank(card, playingHandicap)
      if (!rank?.countback) return rank
      return { ...rank, countback: countbackNumbers(format, card, { playingHandicap, terms }) }
    },
  }
}
