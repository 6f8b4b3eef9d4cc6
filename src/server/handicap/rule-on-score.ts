import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import { checkRuling, type ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { users } from '../platform/db/tables/users.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { takeVersion } from '../platform/http/take-version.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findClub } from '../club/club.ts'
import { findPlayerInClubs, listRecordRows, recordEntries, type RecordRow } from './handicap.store.ts'
import { lockPlayer } from '../identity/identity.ts'
import { changeRecord } from './change-record.ts'

type Asked = {
  viewer: SignedIn
  memberId: string
  scoreId: string
  ruling: ScoreRuling
  isOn: boolean
  reason: string
  /** The version of the member that the administrator has seen, and the change as it was sent. */
  seen: number | undefined
  sent: object
}

/**
 * The committee decides about a score on a member's record, or takes a decision back (R3.6, R3.7). It is another row beside
 * the record; the index is the replay of both. The same again changes nothing. Nobody decides about their own record.
 */
export async function ruleOnScore(services: Services, input: Asked): Promise<void> {
  const { viewer, memberId } = input
  const clubId = viewer.currentClubId
  if (clubId === null || !mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
  await services.db.transaction(async (tx) => {
    const player = await findPlayerInClubs(tx, memberId, [clubId])
    if (!player) throw new AppError('not_found')
    if (memberId === viewer.userId)
      throw fieldError('scoreId', 'Another administrator decides about your own record.', {
        reason: 'own_record',
      })
    const person = await lockPlayer(tx, memberId)
    const rows = await listRecordRows(tx, memberId)
    if (scoreRow(rows, { ...input, clubId }).rulings.includes(input.ruling) === input.isOn) return
    await takeVersion(tx, users, {
      id: memberId,
      seen: input.seen,
      sent: input.sent,
      now: () => Promise.resolve(person),
    })
    await decide(services, tx, { ...input, clubId, rows, indexBefore: person?.handicapIndex ?? null })
  })
}

type ScoreRow = Extract<RecordRow, { kind: 'score' }>

function scoreRow(rows: readonly RecordRow[], asked: { scoreId: string; clubId: string }): ScoreRow {
  const row = rows.find((one) => one.kind === 'score' && one.score.id === asked.scoreId)
  if (row?.kind !== 'score' || row.score.clubId !== asked.clubId) throw new AppError('not_found')
  return row
}

async function decide(
  services: Services,
  tx: Transaction,
  input: Asked & { clubId: string; rows: readonly RecordRow[]; indexBefore: number | null },
): Promise<void> {
  const { viewer, memberId, clubId, scoreId, ruling, isOn, reason, rows, indexBefore } = input
  const row = scoreRow(rows, input)
  const step = replay(recordEntries(rows)).steps.find((one) => one.id === scoreId)
  if (!step)
    throw fieldError('scoreId', 'This card does not count for the Handicap Index.', { reason: 'no_score' })
  const checked = checkRuling(step, ruling)
  if (isOn && !checked.ok) throw fieldError('ruling', checked.detail ?? '', { reason: checked.reason })
  const rulings = isOn ? [...row.rulings, ruling] : row.rulings.filter((one) => one !== ruling)
  const ruled = rows.map((one) => (one === row ? { ...row, rulings } : one))
  const made = asHandicapIndex(replay(recordEntries(ruled)).record.index)
  const isCalculated = (await findClub(tx, clubId))?.handicapMode === 'whs'
  const indexAfter = isCalculated && made !== null ? made : indexBefore
  await changeRecord(services, tx, {
    kind: 'score_ruled',
    by: viewer,
    clubId,
    moves: [{ userId: memberId, before: indexBefore, after: indexAfter }],
    ruling: {
      id: newId('rul'),
      userId: memberId,
      clubId,
      scoreId,
      ruling,
      isOn,
      reason,
      authorId: viewer.userId,
      indexBefore,
      indexAfter,
      createdAt: services.now(),
    },
  })
}
