import { fieldError } from '../../platform/http/app-error.ts'
import type { CompetitionRow } from '../competitions.store.ts'

/** Refuses entries that close before they open, or that open when the competition is over. */
export function checkEntryTimes({
  entriesOpenAt,
  entriesCloseAt,
  endDate,
}: Pick<CompetitionRow, 'entriesOpenAt' | 'entriesCloseAt' | 'endDate'>): void {
  if (entriesOpenAt && entriesCloseAt && entriesCloseAt <= entriesOpenAt)
    throw fieldError('entriesCloseAt', 'Entries must close after they open.')
  if (entriesOpenAt && entriesOpenAt >= endDate)
    throw fieldError('entriesOpenAt', 'Entries must open before the competition ends.')
}
