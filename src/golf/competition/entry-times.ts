/** Between which moments players enter by themselves; null: no bound. */
export type EntryTimes = { entriesOpenAt: Date | null; entriesCloseAt: Date | null }

export type EntryPhase = 'not_yet' | 'open' | 'closed'

/** Whether entries are open at `now`: from the opening on, and until the closing time has come. */
export function entryPhase({ entriesOpenAt, entriesCloseAt }: EntryTimes, now: Date): EntryPhase {
  if (entriesCloseAt !== null && now >= entriesCloseAt) return 'closed'
  if (entriesOpenAt !== null && now < entriesOpenAt) return 'not_yet'
  return 'open'
}
