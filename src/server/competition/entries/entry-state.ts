import type { Admission } from '#golf/competition/eligibility.ts'
import type { EntryState } from '#golf/competition/join.ts'
import { currentStatus, type CompetitionRow } from '../competitions.store.ts'

/** What the rules of entering ask about a competition. */
export function entryStateOf(
  competition: CompetitionRow,
  counted: { now: Date; entered: number; isDrawn: boolean; admission: Admission },
): EntryState {
  const { openToAll, maxParticipants, entriesOpenAt, entriesCloseAt } = competition
  const { now, entered, isDrawn, admission } = counted
  return {
    status: currentStatus(competition, now),
    openToAll,
    maxParticipants,
    entriesOpenAt,
    entriesCloseAt,
    ...admission,
    entered,
    isDrawn,
  }
}
