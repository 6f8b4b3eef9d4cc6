import type { Line } from '../arithmetic/line.ts'
import type { Day } from '../day.ts'
import type { PenaltyReason } from './penalty-score.ts'

/** What is on a record besides its scores. Indexes in tenths. */
export type RecordEventFacts = {
  index_set: { after: number; before: number | null }
  reason: { reason: string }
  no_reason: null
  /** A disqualified card whose score the committee accepts (Rules of Handicapping 2.1b). */
  disqualified_counts: { competition: string }
  low_index_restarts: null
  /** Rules of Handicapping 7.1a */
  index_reset: { after: number; before: number }
  player_heard: { day: Day; note: string }
  exceptional_circumstances: null
  /** The rounds from one day to the other are played off one index; null before there is one. */
  index_held_over: { from: Day; until: Day; index: number | null }
  penalty_for: { day: Day; course: string; meant: PenaltyReason }
  /** `why` names the refusal; `detail` is its sentence in English where the rule gave one. */
  not_counted: { why: string; detail: string | null }
}

/** The committee set an index (Rules of Handicapping 7.1). */
export function explainIndexSet(entry: {
  after: number
  before: number | null
  reason: string | null
  restartsLowIndex: boolean
}): Line<RecordEventFacts>[] {
  const { after, before, reason, restartsLowIndex } = entry
  return [
    { kind: 'index_set', facts: { after, before } },
    reason === null ? { kind: 'no_reason', facts: null } : { kind: 'reason', facts: { reason } },
    ...(restartsLowIndex && before !== null ? [{ kind: 'low_index_restarts', facts: null } as const] : []),
  ]
}

/** The committee reset an index after it heard the player (Rules of Handicapping 7.1a). */
export function explainReset(entry: {
  after: number
  before: number
  heardOn: Day
  hearing: string
  isExceptional: boolean
  restartsLowIndex: boolean
}): Line<RecordEventFacts>[] {
  const { after, before, heardOn, hearing, isExceptional, restartsLowIndex } = entry
  return [
    { kind: 'index_reset', facts: { after, before } },
    { kind: 'player_heard', facts: { day: heardOn, note: hearing } },
    ...(isExceptional ? [{ kind: 'exceptional_circumstances', facts: null } as const] : []),
    ...(restartsLowIndex ? [{ kind: 'low_index_restarts', facts: null } as const] : []),
  ]
}
