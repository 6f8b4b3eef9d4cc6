import type { EditFacts } from '#golf/competition/editable-fields.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { currentStatus, type CompetitionRow } from '../competitions.store.ts'
import { findWhatStandsOn } from './edit-facts.store.ts'

/** By what each field of a competition is open or closed now. */
export async function readEditFacts(
  db: Queryable,
  competition: CompetitionRow,
  now: Date,
): Promise<EditFacts> {
  return {
    ...(await findWhatStandsOn(db, competition.id)),
    status: currentStatus(competition, now),
    cutAfter: competition.cutAfter,
  }
}
