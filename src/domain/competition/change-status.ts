import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'

export const statusesByHand = ['draft', 'upcoming', 'active', 'completed', 'final', 'cancelled'] as const

export type StepRefusal = 'is_final' | 'not_completed' | 'has_entries' | 'cards_open'

/**
 * U18: every change of a competition's status can be undone until its result is final. Only a completed competition can
 * be made final, and only when no card is still out; only one without entries can become a draft again.
 */
export function mayTakeStep(input: {
  from: CompetitionStatus
  to: CompetitionStatus
  entries: number
  openCards: number
}): Outcome<true, StepRefusal> {
  const { from, to, entries, openCards } = input
  if (from === to) return accepted(true)
  if (from === 'final') return refused('is_final', 'The result of this competition is final.')
  if (to === 'final' && from !== 'completed')
    return refused('not_completed', 'Only the result of a completed competition can be made final.')
  if (to === 'final' && openCards > 0)
    return refused(
      'cards_open',
      `${openCards === 1 ? 'One card is' : `${openCards} cards are`} not handed in. Rule on each first: no return or withdrawn.`,
    )
  if (to === 'draft' && entries > 0)
    return refused('has_entries', 'Players have entered, so it cannot be a draft again. Cancel it instead.')
  return accepted(true)
}
