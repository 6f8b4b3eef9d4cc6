import { accepted, refused, type Outcome } from '../outcome.ts'
import type { IndexStep } from './scoring-record.ts'

/** What a committee may decide about one score: its cap is lifted (R3.6), its exceptional reduction undone (R3.7). */
export const scoreRulings = ['cap_lifted', 'exceptional_undone'] as const
export type ScoreRuling = (typeof scoreRulings)[number]

export type RulingRefusal = 'no_cap' | 'no_reduction'

/** Whether a score has what is to be decided about: `step` is the score as it stands on the record. */
export function checkRuling(
  step: Pick<IndexStep, 'cap' | 'exceptionalAdjustment'>,
  ruling: ScoreRuling,
): Outcome<ScoreRuling, RulingRefusal> {
  if (ruling === 'cap_lifted' && step.cap !== 'soft' && step.cap !== 'hard')
    return refused('no_cap', 'No cap limits this score, so there is none to lift.')
  if (ruling === 'exceptional_undone' && step.exceptionalAdjustment === 0)
    return refused('no_reduction', 'This score made no exceptional reduction, so there is none to undo.')
  return accepted(ruling)
}
