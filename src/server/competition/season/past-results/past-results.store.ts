import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { memberships } from '../../../platform/db/tables/clubs.ts'
import { pastResultRows, pastResults } from '../../../platform/db/tables/past-results.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

export type PastResultRow = typeof pastResults.$inferSelect
export type PastResultLine = typeof pastResultRows.$inferSelect

/** Decades of a weekly medal. */
const MOST_LISTED = 2_000

/** The latest first, each with how many played and who has the first place. */
export async function listPastResultRows(db: Queryable, clubId: string) {
  return db
    .select({
      result: pastResults,
      players: sql<number>`(select ${count()}::int from ${pastResultRows} r where r.past_result_id = ${pastResults}.id)`,
      winners: sql<string[]>`array(select r.name from ${pastResultRows} r
        where r.past_result_id = ${pastResults}.id and r.place = 1 order by r.seq)`,
    })
    .from(pastResults)
    .where(eq(pastResults.clubId, clubId))
    .orderBy(desc(pastResults.day), desc(pastResults.createdAt), asc(pastResults.id))
    .limit(MOST_LISTED)
}

/** Where somebody played, in the clubs of which they are a member: with their place, who shares it, and of how many. */
export async function listPastResultsOf(db: Queryable, userId: string) {
  const among = (condition: SQL) =>
    sql<number>`(select count(*)::int from ${pastResultRows} r
      where r.past_result_id = ${pastResults}.id and ${condition})`
  return db
    .select({
      result: pastResults,
      place: pastResultRows.place,
      score: pastResultRows.score,
      outcome: pastResultRows.outcome,
      players: among(sql`true`),
      samePlace: among(sql`r.place = ${pastResultRows}.place`),
    })
    .from(pastResultRows)
    .innerJoin(pastResults, eq(pastResults.id, pastResultRows.pastResultId))
    .innerJoin(
      memberships,
      and(eq(memberships.clubId, pastResults.clubId), eq(memberships.userId, pastResultRows.userId)),
    )
    .where(and(eq(pastResultRows.userId, userId), eq(memberships.status, 'active')))
    .orderBy(desc(pastResults.day), desc(pastResults.createdAt), asc(pastResults.id))
    .limit(MOST_LISTED)
}

export async function findPastResult(
  db: Queryable,
  { clubId, pastResultId }: { clubId: string; pastResultId: string },
): Promise<PastResultRow | undefined> {
  const rows = await db
    .select()
    .from(pastResults)
    .where(and(eq(pastResults.id, pastResultId), eq(pastResults.clubId, clubId)))
  return rows[0]
}

export async function listPastResultLines(db: Queryable, pastResultId: string): Promise<PastResultLine[]> {
  return db
    .select()
    .from(pastResultRows)
    .where(eq(pastResultRows.pastResultId, pastResultId))
    .orderBy(asc(pastResultRows.seq))
}

/** False where there is one of this id already. */
export async function insertPastResult(
  tx: Queryable,
  result: typeof pastResults.$inferInsert,
  lines: readonly (typeof pastResultRows.$inferInsert)[],
): Promise<boolean> {
  const inserted = await tx
    .insert(pastResults)
    .values(result)
    .onConflictDoNothing()
    .returning({ id: pastResults.id })
  if (inserted.length === 0) return false
  await tx.insert(pastResultRows).values([...lines])
  return true
}

export async function deletePastResultRow(tx: Queryable, pastResultId: string): Promise<void> {
  await tx.delete(pastResults).where(eq(pastResults.id, pastResultId))
}

/** Which of these people are members of the club. */
export async function listMembersAmong(
  db: Queryable,
  { clubId, userIds }: { clubId: string; userIds: readonly string[] },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        eq(memberships.status, 'active'),
        inArray(memberships.userId, [...userIds]),
      ),
    )
  return rows.map(({ userId }) => userId)
}
