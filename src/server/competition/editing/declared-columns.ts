import { fieldError } from '../../platform/http/app-error.ts'
import type { CompetitionRow } from '../competitions.store.ts'

/** How it is kept that scores go on no handicap record: without a reason there is no note, and another reason has one. */
export function declaredColumns(said: {
  notForHandicap: string | null
  note: string | null
}): Pick<CompetitionRow, 'notForHandicap' | 'notForHandicapNote'> {
  const { notForHandicap, note } = said
  if (notForHandicap === 'other_reason' && note === null)
    throw fieldError('notForHandicapNote', 'Say why: the players read it.')
  return { notForHandicap, notForHandicapNote: notForHandicap === null ? null : note }
}
