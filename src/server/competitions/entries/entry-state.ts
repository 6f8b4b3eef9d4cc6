import type { EntryState } from '#domain/competition/join.ts'
import { currentStatus, type CompetitionRow } from '../competitions.store.ts'

/** What the rules of entering ask about a competition. */
export function entryStateOf(
  competition: CompetitionRow,
  counted: { now: Date; entered: number; isDrawn: boolean },
): EntryState {
  const { openToAll, maxParticipants, eligibility, entriesOpenAt, entriesCloseAt } = competition
  const { now, entered, isDrawn } = counted
  return {
    status: currentStatus(competition, now),
    ...{ openToAll, maxParticipants, eligibility, entriesOpenAt, entriesCloseAt },
    ...{ entered, isDrawn },
  }
}
