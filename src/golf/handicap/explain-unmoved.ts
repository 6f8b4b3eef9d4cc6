import type { Line } from '../arithmetic/line.ts'
import { HIGHEST_HANDICAP_INDEX } from '../numbers.ts'
import { isIndexDecision, type IndexStep } from './scoring-record.ts'

/** Why a score left the Handicap Index where it was (R3.8). Indexes and differentials in tenths. */
export type UnmovedFacts = {
  /** R3.1: too few to make an index of; the one that the club entered goes on. */
  unmoved_too_few: { differentials: number; index: number }
  unmoved_frozen: { calculated: number | null }
  /** R3.2: others are lower. */
  unmoved_not_lowest: { differential: number; lowest: number; of: number }
  /** R3.6 */
  unmoved_capped: { cap: 'soft' | 'hard'; lowIndex: number }
  /** R3.3 */
  unmoved_highest: { index: number }
  unmoved_average: { lowest: number; index: number }
}

/** Takes the step of a score after which the index is what it was before; nothing for an entry of the committee, or without an index. */
export function explainUnmoved(step: IndexStep): Line<UnmovedFacts>[] {
  const { differential, differentials, counting, cap, lowIndex, index, calculated, isFrozen } = step
  if (isIndexDecision(step) || differential === null || index === null) return []
  if (isFrozen) return [{ kind: 'unmoved_frozen', facts: { calculated } }]
  if (counting.length === 0)
    return [{ kind: 'unmoved_too_few', facts: { differentials: differentials.length, index } }]
  if (!counting.includes(differentials.length - 1))
    return [
      {
        kind: 'unmoved_not_lowest',
        facts: { differential, lowest: counting.length, of: differentials.length },
      },
    ]
  if ((cap === 'soft' || cap === 'hard') && lowIndex !== null)
    return [{ kind: 'unmoved_capped', facts: { cap, lowIndex } }]
  return index === HIGHEST_HANDICAP_INDEX
    ? [{ kind: 'unmoved_highest', facts: { index } }]
    : [{ kind: 'unmoved_average', facts: { lowest: counting.length, index } }]
}
