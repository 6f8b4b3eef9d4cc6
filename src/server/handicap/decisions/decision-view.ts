import type { RecordEvent } from '#contract/handicap/handicap.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import type { Line } from '#golf/arithmetic/line.ts'
import { fullName } from '#contract/club/former-member.ts'
import { formatDay } from '#golf/day.ts'
import type { IndexFacts } from '#golf/handicap/explain-index.ts'
import { explainIndexSet, explainReset, type RecordEventFacts } from '#golf/handicap/explain-record-event.ts'
import type { IndexStep } from '#golf/handicap/scoring-record.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { CommitteeEntryRow } from '../handicap.store.ts'
import { decimalOrNull } from '../record-numbers.ts'
import type { DecisionRow } from './decision-entry.ts'
import type { DecisionWithNames } from './decisions.store.ts'

const nowhere = { roundId: null, courseName: null, correction: null, ruling: null }

/** An index that an administrator set (D4). */
export function committeeEvent(
  entry: CommitteeEntryRow,
  { isTakenBack, say }: { isTakenBack: boolean; say: SayLines },
): RecordEvent {
  return {
    ...nowhere,
    id: entry.id,
    kind: 'committee',
    day: formatDay(entry.day),
    lines: say(explainIndexSet(entry)),
    decision: {
      kind: 'set',
      authorName: entry.author && fullName(entry.author),
      reason: null,
      at: entry.createdAt.toISOString(),
      isTakenBack,
      takesBack: null,
      indexBefore: decimalOrNull(entry.before),
      indexAfter: decimalOrNull(entry.after),
    },
  }
}

type Told = {
  /** The entry in the replayed record; undefined for one that was taken back. */
  step: IndexStep | undefined
  isTakenBack: boolean
  /** The kind of the entry that this one takes back. */
  takesBack: NonNullable<RecordEvent['decision']>['takesBack']
  say: SayLines
}

/** Any other entry of the committee: what was decided, by whom, when, why, and what it made of the index. */
export function decisionEvent(made: DecisionWithNames, told: Told): RecordEvent {
  const { decision: row, author, timeZone } = made
  const { step, isTakenBack, takesBack, say } = told
  return {
    ...nowhere,
    id: row.id,
    kind: 'decision',
    lines: say(linesOf(row, step)),
    day: formatDay(clubDay(row.createdAt, timeZone ?? 'UTC')),
    decision: {
      kind: row.kind,
      authorName: author && fullName(author),
      reason: row.reason,
      at: row.createdAt.toISOString(),
      isTakenBack,
      takesBack,
      indexBefore: decimalOrNull(row.indexBefore),
      indexAfter: decimalOrNull(row.indexAfter),
    },
  }
}

function linesOf(row: DecisionRow, step: IndexStep | undefined): Line<RecordEventFacts & IndexFacts>[] {
  const { day, setTo, indexBefore, heardOn, hearing, isExceptional, restartsLowIndex, until, meant } = row
  switch (row.kind) {
    case 'reset':
      return setTo === null || indexBefore === null || heardOn === null || hearing === null
        ? []
        : explainReset({
            after: setTo,
            before: indexBefore,
            heardOn,
            hearing,
            isExceptional,
            restartsLowIndex,
          })
    case 'freeze':
      return [{ kind: 'index_frozen', facts: { day } }]
    case 'lift_freeze':
      return [{ kind: 'freeze_lifted', facts: { day } }]
    case 'hold':
      return until === null
        ? []
        : [
            {
              kind: 'index_held_over',
              facts: { from: day, until, index: step?.indexWhenPlayed ?? indexBefore },
            },
          ]
    case 'penalty':
      return meant === null
        ? []
        : [{ kind: 'penalty_for', facts: { day, course: row.courseName ?? '', meant } }]
    case 'take_back':
      return []
  }
}
