import { z } from 'zod'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { errorCode } from '../../platform/error-code.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { idAfterMove, lockRound, postAgain } from '../../card/card.ts'
import { changeRecord } from '../../handicap/handicap.ts'
import { followEntries, followMoved, putBack } from './changed-rows.ts'
import { remakeIndex } from './make-one-person.ts'
import {
  countScoresFrom,
  endMerge,
  findPerson,
  keepApart,
  listCompetitionsOf,
  listMoved,
  lockFinalAmong,
  lockMerge,
  lockTwo,
  partRounds,
  type MergeRow,
} from './merges.store.ts'

type Asked = { viewer: SignedIn; clubId: string; mergeId: string }

/**
 * Makes two records of one that was made of them: what each had is theirs again, and what has been played, entered and paid since
 * stays with the one that stayed, except in a competition whose entry goes back: that has one player. One transaction; repeated, it
 * changes nothing. Refused where another record has taken a place that the one that went would need, such as its e-mail address, and
 * where a result that has both in it has become final with one of them.
 */
export async function takeMergeBack(services: Services, asked: Asked): Promise<void> {
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
    await refuseFinal(tx, found)
    if (!(await putAllBack(services, tx, found))) throw changedSince(found)
    const gone = await findPerson(tx, { clubId, userId: from })
    for (const userId of gone?.kind === 'guest' ? [to] : [from, to])
      await remakeIndex(services, tx, { club, userId, without: indexBefore(found, userId) })
    await keepApart(tx, { clubId, memberId: to, listedId: from })
    await endMerge(tx, mergeId, { takenBackAt: services.now(), takenBackBy: viewer.userId })
    await tellOf(services, tx, { viewer, merge: found })
    return found
  })
  services.sessions.forget(merge.keptId)
}

const Entry = z.object({ competition_id: z.string(), user_id: z.string() })

/** A final result has one row for both where they had an entry each, and nothing changes it while it stands. */
async function refuseFinal(tx: Transaction, { changes, goneId }: MergeRow): Promise<void> {
  const joined = changes.flatMap(({ table, before, after }) => {
    if (table !== 'competition_entries' || after !== null) return []
    const entry = Entry.parse(before)
    return entry.user_id === goneId ? [entry.competition_id] : []
  })
  const competition = await lockFinalAmong(tx, joined)
  if (competition === undefined) return
  throw new AppError('result_final', {
    message: `The result of ${competition} is final, and both were entered in it. Open it again first.`,
    details: { reason: 'final_since', competition },
  })
}

const Card = z.object({ id: z.string(), user_id: z.string(), status: z.string() })

/** The cards of the one that went that could be moved since. One that was off already had been moved by then, and stays where it is. */
function cardsThatCame({ changes, goneId }: MergeRow): string[] {
  return changes.flatMap(({ table, before }) => {
    const card = table === 'rounds' && before ? Card.parse(before) : undefined
    return card?.user_id === goneId && card.status !== 'abandoned' ? [card.id] : []
  })
}

const Score = z.object({ round_id: z.string(), seq: z.number() })

/** Rolls back what was put back so far. */
class CannotPutBack extends Error {}

/** foreign_key_violation, unique_violation, check_violation */
const BROKEN = new Set(['23503', '23505', '23514'])

/** Drops the scores that the merge wrote. Returns the cards that had another score since, which is to be worked out again. */
async function forgetScores(
  services: Services,
  tx: Transaction,
  { changes, keptId }: MergeRow,
): Promise<string[]> {
  const written = new Map<string, number[]>()
  for (const { table, before, after } of changes) {
    if (table !== 'handicap_scores' || before !== null) continue
    const { round_id: roundId, seq } = Score.parse(after)
    written.set(roundId, [...(written.get(roundId) ?? []), seq])
  }
  const scores = [...written].map(([roundId, seqs]) => ({ roundId, seq: Math.min(...seqs) }))
  const scoredSince: string[] = []
  for (const from of scores) {
    const dropped = await countScoresFrom(tx, { userId: keptId, ...from })
    if (dropped > (written.get(from.roundId)?.length ?? 0)) scoredSince.push(from.roundId)
  }
  await changeRecord(services, tx, { kind: 'scores_dropped', userId: keptId, scores, moves: [] })
  return scoredSince
}

/** False where a row could not come back: another stands in its place, or what it hung on is gone. */
async function putAllBack(services: Services, tx: Transaction, merge: MergeRow): Promise<boolean> {
  const { changes, keptId: to, goneId: from } = merge
  try {
    return await tx.transaction(async (part) => {
      const scoredSince = await forgetScores(services, part, merge)
      if (!(await putBack(part, changes, { from, to }))) throw new CannotPutBack()
      await followEntries(part, { from, to })
      const came = cardsThatCame(merge)
      const moved = await listMoved(part, { userId: to, roundIds: came, idAfterMove })
      await followMoved(part, { from, to, roundIds: moved })
      const index = indexBefore(merge, to)
      if (index !== undefined)
        await changeRecord(services, part, {
          kind: 'start_restored',
          userId: to,
          since: merge.madeAt,
          index,
          moves: [],
        })
      for (const roundId of new Set([...scoredSince, ...(await partRounds(part, [from, to]))])) {
        const round = await lockRound(part, roundId)
        if (round?.status === 'submitted') await postAgain(services, part, round)
      }
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
  services: Services,
  tx: Transaction,
  { viewer: by, merge }: { viewer: SignedIn; merge: MergeRow },
): Promise<void> {
  const { id, clubId, keptId, goneId } = merge
  for (const competitionId of await listCompetitionsOf(tx, [keptId, goneId]))
    await services.feed.announce(tx, { kind: 'competition', competitionId })
  for (const userId of [keptId, goneId]) await services.feed.announce(tx, { kind: 'person', userId })
  await recordAction(services, tx, {
    by,
    clubId,
    action: 'member.merge_taken_back',
    objectId: keptId,
    before: { merge: id },
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
