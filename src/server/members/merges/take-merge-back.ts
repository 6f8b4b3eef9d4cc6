import { z } from 'zod'
import { recordAction } from '../../audit/audit.store.ts'
import type { Transaction } from '../../db/transaction.ts'
import { errorCode } from '../../error-code.ts'
import { AppError } from '../../http/app-error.ts'
import { requireClubAdmin } from '../../http/require.ts'
import type { SignedIn } from '../../http/session.ts'
import { findClub } from '../members.store.ts'
import { putBack } from './changed-rows.ts'
import { remakeIndex, type MergeServices } from './make-one-person.ts'
import { listPersonColumns } from '../take-over.store.ts'
import {
  endMerge,
  findPerson,
  followCards,
  followEntries,
  forgetScoresOf,
  keepApart,
  listCompetitionsOf,
  lockMerge,
  lockTwo,
  type MergeRow,
} from './merges.store.ts'

type Asked = { viewer: SignedIn; clubId: string; mergeId: string }

/**
 * Makes two records of one that was made of them: what each had is theirs again, and what has been played, entered and paid since
 * stays with the one that stayed, except in a competition whose entry goes back: that has one player. One transaction; repeated, it
 * changes nothing. Refused where another record has taken a place that the one that went would need, such as its e-mail address.
 */
export async function takeMergeBack(services: MergeServices, asked: Asked): Promise<void> {
  const { viewer, clubId, mergeId } = asked
  requireClubAdmin(viewer, clubId)
  const merge = await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    const found = await lockMerge(tx, { clubId, mergeId })
    if (!club || !found) throw new AppError('not_found')
    if (found.takenBackAt !== null) return found
    const { keptId: to, goneId: from } = found
    if (!(await findPerson(tx, { clubId, userId: to }))) throw changedSince(found)
    await lockTwo(tx, { from, to })
    if (!(await putAllBack(tx, found))) throw changedSince(found)
    const gone = await findPerson(tx, { clubId, userId: from })
    for (const userId of gone?.kind === 'guest' ? [to] : [from, to])
      await remakeIndex(tx, { club, userId, without: indexBefore(found, userId) })
    await keepApart(tx, { clubId, memberId: to, listedId: from })
    await endMerge(tx, mergeId, { takenBackAt: services.now(), takenBackBy: viewer.userId })
    await tellOf(services, tx, { viewer, merge: found })
    return found
  })
  services.sessions.forget(merge.keptId)
}

const Score = z.object({ round_id: z.string() })

/** Rolls back what was put back so far. */
class CannotPutBack extends Error {}

/** foreign_key_violation, unique_violation, check_violation */
const BROKEN = new Set(['23503', '23505', '23514'])

/** False where a row could not come back: another stands in its place, or what it hung on is gone. */
async function putAllBack(
  tx: Transaction,
  { changes, keptId: to, goneId: from }: MergeRow,
): Promise<boolean> {
  // The cards of one who is a guest again have no score, and what was written after one hangs on it.
  const scores = changes.filter(({ table, before }) => table === 'handicap_scores' && before === null)
  try {
    return await tx.transaction(async (part) => {
      for (const { after } of scores)
        await forgetScoresOf(part, { userId: to, roundId: Score.parse(after).round_id })
      if (!(await putBack(part, changes, { from, to }))) throw new CannotPutBack()
      await followEntries(part, { from, to, columns: await listPersonColumns(part) })
      await followCards(part, { from, to })
      return true
    })
  } catch (error) {
    if (error instanceof CannotPutBack || BROKEN.has(errorCode(error) ?? errorCode(causeOf(error)) ?? ''))
      return false
    throw error
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined)

async function tellOf(
  services: MergeServices,
  tx: Transaction,
  { viewer: by, merge }: { viewer: SignedIn; merge: MergeRow },
): Promise<void> {
  const { id, clubId, keptId, goneId } = merge
  for (const competitionId of await listCompetitionsOf(tx, [keptId, goneId]))
    await services.feed.announce(tx, { kind: 'competition', competitionId })
  for (const userId of [keptId, goneId]) await services.feed.announce(tx, { kind: 'person', userId })
  await recordAction(services, tx, {
    ...{
      by,
      clubId,
      action: 'member.merge_taken_back',
      objectId: keptId,
      before: { merge: id },
    },
  })
}

/** What somebody had before the two were made one; undefined where that did not change it. */
function indexBefore({ changes }: MergeRow, userId: string): number | null | undefined {
  const row = changes.find(({ table, before }) => table === 'users' && before?.id === userId)
  return z.optional(z.nullable(z.number())).parse(row?.before?.handicap_index)
}

const changedSince = ({ goneName }: MergeRow) =>
  new AppError('changed_meanwhile', {
    message: `Another record has taken a place that ${goneName} had. If the record has been merged again since, take that back first.`,
    details: { reason: 'changed_since' },
  })
