import { getCompetition, listCompetitions } from '#contract/competition/competitions.ts'
import { findCandidates, readEntries } from '#contract/competition/entries.ts'
import { allOf, query } from '#web/lib/query.ts'

/** What has to be read again when somebody comes, goes or pays. */
export const entryChanges = [
  allOf(readEntries),
  allOf(findCandidates),
  allOf(getCompetition),
  query(listCompetitions),
]
