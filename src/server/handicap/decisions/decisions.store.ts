import { asc, eq } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { handicapDecisions } from '../../platform/db/tables/handicap-scores.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** What the committee entered on a player's record with who made it, oldest first. */
export async function listDecisionsWithNames(db: Queryable, userId: string) {
  return db
    .select({
      decision: handicapDecisions,
      author: { firstName: users.firstName, lastName: users.lastName },
      timeZone: clubs.timeZone,
    })
    .from(handicapDecisions)
    .leftJoin(users, eq(users.id, handicapDecisions.authorId))
    .leftJoin(clubs, eq(clubs.id, handicapDecisions.clubId))
    .where(eq(handicapDecisions.userId, userId))
    .orderBy(asc(handicapDecisions.seq))
}
export type DecisionWithNames = Awaited<ReturnType<typeof listDecisionsWithNames>>[number]

/** Whose entry has this id; undefined while nobody's has. */
export async function findDecisionOwner(db: Queryable, id: string): Promise<string | undefined> {
  const rows = await db
    .select({ userId: handicapDecisions.userId })
    .from(handicapDecisions)
    .where(eq(handicapDecisions.id, id))
  return rows[0]?.userId
}
