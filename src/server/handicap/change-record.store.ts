import { eq, inArray, sql } from 'drizzle-orm'
import type { Fraction } from '#golf/fraction.ts'
import { newId } from '../platform/db/new-id.ts'
import { handicapEntries } from '../platform/db/tables/clubs.ts'
import {
  handicapCorrections,
  handicapDecisions,
  handicapRulings,
  handicapScores,
} from '../platform/db/tables/handicap-scores.ts'
import { playingConditionsChanges } from '../platform/db/tables/playing-conditions.ts'
import { roundsElsewhere } from '../platform/db/tables/rounds-elsewhere.ts'
import { startingScores } from '../platform/db/tables/starting-scores.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { CHANGE_CHANNEL, encodeChange } from '../platform/live/change-feed.ts'
import { fractionText } from './record-numbers.ts'

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert']

export type NewIndexEntry = Omit<Insert<typeof handicapEntries>, 'id' | 'seq'>
export type NewHandicapScore = Omit<Insert<typeof handicapScores>, 'id' | 'seq' | 'differential'> & {
  id?: string
  /** The store numbers its rows. */
  seq?: undefined
  differential: Fraction | null
}
export type NewRuling = Omit<Insert<typeof handicapRulings>, 'seq'>
export type NewDecision = Omit<Insert<typeof handicapDecisions>, 'seq'>
export type NewCorrection = Omit<Insert<typeof handicapCorrections>, 'id'>
export type NewConditionsChange = Insert<typeof playingConditionsChanges>
export type NewRoundElsewhere = Insert<typeof roundsElsewhere>
export type NewStartingScore = Omit<Insert<typeof startingScores>, 'seq'>

/**
 * Sets Handicap Indexes, in tenths; null where a record no longer makes one. With `raisesVersion`, an administrator who sets
 * another one meanwhile sees it.
 */
export async function setIndexes(
  tx: Queryable,
  people: readonly { userId: string; after: number | null }[],
  { raisesVersion }: { raisesVersion: boolean },
): Promise<void> {
  if (people.length === 0) return
  const ids = sql.param(people.map(({ userId }) => userId))
  const indexes = sql.param(people.map(({ after }) => after))
  await tx.execute(sql`
    update users set handicap_index = moved.index, version = version + ${raisesVersion ? 1 : 0}::int
    from unnest(${ids}::text[], ${indexes}::int[]) as moved(id, index) where users.id = moved.id`)
}

/** Open pages of these people read again once the transaction commits. */
export async function announcePeople(tx: Queryable, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const changes = userIds.map((userId) => encodeChange({ kind: 'person', userId }))
  await tx.execute(sql`
    select pg_notify(${CHANGE_CHANNEL}, change) from unnest(${sql.param(changes)}::text[]) as change`)
}

export async function insertIndexEntries(tx: Queryable, entries: readonly NewIndexEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE)
    await tx
      .insert(handicapEntries)
      .values(entries.slice(at, at + ROWS_AT_ONCE).map((entry) => ({ id: newId('hcp'), ...entry })))
}

export async function deleteIndexEntries(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(handicapEntries).where(inArray(handicapEntries.id, [...ids]))
}

/** What a club's lists have said of somebody: the indexes that were set and the past rounds that were imported. */
export async function deleteListed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(handicapEntries).where(eq(handicapEntries.userId, userId))
  await tx.delete(startingScores).where(eq(startingScores.userId, userId))
}

export async function insertHandicapScore(tx: Queryable, score: NewHandicapScore): Promise<void> {
  const { differential, id = newId('scr'), ...rest } = score
  await tx
    .insert(handicapScores)
    .values({ ...rest, id, differential: differential && fractionText(differential) })
}

/** Drops what stands on the record of a card from one of its rows on: a later one hangs on it. */
export async function deleteScoresFrom(
  tx: Queryable,
  { userId, roundId, seq }: { userId: string; roundId: string; seq: number },
): Promise<void> {
  await tx.execute(sql`
    delete from handicap_scores where user_id = ${userId} and round_id = ${roundId} and seq >= ${seq}`)
}

/**
 * The first card on a record says what its player held before the record began. Where nothing of the player is older than `since`,
 * that is `index`, in tenths.
 */
export async function restoreIndexBefore(
  tx: Queryable,
  { userId, since, index }: { userId: string; since: Date; index: number | null },
): Promise<void> {
  await tx.execute(sql`
    update handicap_scores set index_before = ${index}::int
    where user_id = ${userId}
      and round_id = (select round_id from handicap_scores where user_id = ${userId} order by seq limit 1)
      and not exists (select 1 from handicap_scores where user_id = ${userId} and created_at <= ${since})
      and not exists (select 1 from starting_scores where user_id = ${userId} and created_at <= ${since})`)
}

export async function insertRuling(tx: Queryable, ruling: NewRuling): Promise<void> {
  await tx.insert(handicapRulings).values(ruling)
}

export async function insertDecision(tx: Queryable, decision: NewDecision): Promise<void> {
  await tx.insert(handicapDecisions).values(decision)
}

export async function insertCorrection(tx: Queryable, correction: NewCorrection): Promise<void> {
  await tx.insert(handicapCorrections).values({ id: newId('cor'), ...correction })
}

export async function insertConditionsChange(tx: Queryable, change: NewConditionsChange): Promise<void> {
  await tx.insert(playingConditionsChanges).values(change)
}

export async function insertRoundElsewhere(tx: Queryable, round: NewRoundElsewhere): Promise<void> {
  await tx.insert(roundsElsewhere).values(round)
}

export async function changeRoundElsewhere(
  tx: Queryable,
  id: string,
  change: Partial<NewRoundElsewhere>,
): Promise<void> {
  await tx.update(roundsElsewhere).set(change).where(eq(roundsElsewhere.id, id))
}

/** In the order given. */
export async function insertStartingScores(tx: Queryable, rows: readonly NewStartingScore[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(startingScores).values(rows.slice(at, at + ROWS_AT_ONCE))
}

/** Deletes the scores of an import; what a later import then goes back to is the index from before this one. */
export async function deleteStartingScores(tx: Queryable, importId: string): Promise<void> {
  await tx.execute(sql`
    update starting_scores later set index_before = gone.index_before
    from (
      select user_id, index_before, max(seq) as seq from starting_scores
      where import_id = ${importId} group by user_id, index_before
    ) gone
    where later.user_id = gone.user_id and later.import_id <> ${importId} and later.seq > gone.seq`)
  await tx.delete(startingScores).where(eq(startingScores.importId, importId))
}
