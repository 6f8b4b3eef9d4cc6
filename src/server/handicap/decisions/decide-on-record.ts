import type { z } from 'zod/mini'
import type { decideOnRecord as decideOnRecordCall } from '#contract/handicap/handicap-decisions.ts'
import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { newId } from '../../platform/db/new-id.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { findClub } from '../../club/club.ts'
import { findPlayerInClubs, listRecordRows, recordEntries, type RecordRow } from '../handicap.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { changeRecord } from '../change-record.ts'
import { decimalOrNull } from '../record-numbers.ts'
import type { DecisionRow } from './decision-entry.ts'
import { findDecisionOwner } from './decisions.store.ts'
import { indexWithoutRecord, prepareDecision, refuse, rowsWithout } from './prepare-decision.ts'

export type DecisionInput = {
  viewer: SignedIn
  memberId: string
  decision: z.output<typeof decideOnRecordCall.body>
}

/**
 * The handicap committee makes an entry on a member's record, or takes one back (Rules of Handicapping 5.4, 7.1, 7.2a). The
 * index is the replay of scores and entries; stored cards stay as they are. Nobody decides about their own record.
 */
export async function decideOnRecord(services: Services, input: DecisionInput): Promise<void> {
  const { viewer, memberId, decision } = input
  const clubId = viewer.currentClubId
  if (clubId === null || !mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
  await services.db.transaction(async (tx) => {
    if (!(await findPlayerInClubs(tx, memberId, [clubId]))) throw new AppError('not_found')
    if (memberId === viewer.userId)
      throw refuse('reason', 'own_record', 'Another administrator decides about your own record.')
    const person = await lockPlayer(tx, memberId)
    const owner = decision.id === undefined ? undefined : await findDecisionOwner(tx, decision.id)
    if (owner === memberId) return
    if (owner !== undefined) throw new AppError('not_found')
    await takeVersion(tx, users, {
      id: memberId,
      seen: decision.version,
      sent: decision,
      now: () =>
        Promise.resolve(person && { version: person.version, handicap: decimalOrNull(person.handicapIndex) }),
    })
    await enter(services, tx, { ...input, clubId, indexBefore: person?.handicapIndex ?? null })
  })
}

async function enter(
  services: Services,
  tx: Transaction,
  input: DecisionInput & { clubId: string; indexBefore: number | null },
): Promise<void> {
  const { viewer, memberId, decision, clubId, indexBefore } = input
  const { kind, reason } = decision
  const club = await findClub(tx, clubId)
  const isCalculated = club?.handicapMode === 'whs'
  const rows = await listRecordRows(tx, memberId)
  const now = services.now()
  const today = clubDay(now, club?.timeZone ?? 'UTC')
  const prepared = await prepareDecision(tx, {
    memberId,
    clubId,
    decision,
    rows,
    indexBefore,
    isCalculated,
    today,
    penaltyWaitHours: Number(readRulesOfPlay(club?.rulesOfPlay ?? null).penaltyWaitHours),
  })
  const row: Omit<DecisionRow, 'seq'> = {
    ...emptyDecision,
    ...prepared,
    id: decision.id ?? newId('dec'),
    userId: memberId,
    clubId,
    kind,
    reason,
    authorId: viewer.userId,
    createdAt: now,
    indexBefore,
    indexAfter: indexBefore,
  }
  const indexAfter = indexMade({ row, rows, isCalculated, indexBefore })
  await changeRecord(services, tx, {
    kind: 'record_decided',
    by: viewer,
    clubId,
    decision: { ...row, indexAfter },
    moves: [{ userId: memberId, before: indexBefore, after: asHandicapIndex(indexAfter) }],
  })
}

const emptyDecision = {
  setTo: null,
  heardOn: null,
  hearing: null,
  isExceptional: false,
  restartsLowIndex: false,
  until: null,
  meant: null,
  courseId: null,
  courseName: null,
  teeName: null,
  courseRating: null,
  slope: null,
  par: null,
  pcc: null,
  courseHandicap: null,
  indexWhenPlayed: null,
  holes: null,
  takesBack: null,
}

/** The index after the entry: what the record then makes, where the club calculates, and what was assigned elsewhere. */
function indexMade(after: {
  row: Omit<DecisionRow, 'seq'>
  rows: readonly RecordRow[]
  isCalculated: boolean
  indexBefore: number | null
}): number | null {
  const { row, rows, isCalculated, indexBefore: held } = after
  const { takesBack } = row
  const withoutRecord = takesBack === null ? held : indexWithoutRecord(rows, { takesBack, held })
  if (!isCalculated) return withoutRecord
  const decided: RecordRow[] =
    takesBack === null
      ? [...rows, { kind: 'decision', at: row.createdAt, decision: { ...row, seq: 0 }, isTakenBack: false }]
      : rowsWithout(rows, takesBack)
  return asHandicapIndex(replay(recordEntries(decided)).record.index) ?? withoutRecord
}
