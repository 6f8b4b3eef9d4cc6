import { and, eq, sql } from 'drizzle-orm'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { pastResultRows, pastResults } from '../../platform/db/tables/past-results.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** The club's members as a result can name them. */
export async function listNamedMembers(db: Queryable, clubId: string) {
  return db
    .select({
      userId: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'active')))
    .orderBy(users.lastName, users.firstName, users.id)
}

/** Which member the club chose for each name of its past results, the oldest choice first. */
export async function listChosenMembers(db: Queryable, clubId: string) {
  return db
    .select({ name: pastResultRows.name, userId: sql<string>`${pastResultRows.userId}` })
    .from(pastResultRows)
    .innerJoin(pastResults, eq(pastResults.id, pastResultRows.pastResultId))
    .where(and(eq(pastResultRows.clubId, clubId), sql`${pastResultRows.userId} is not null`))
    .orderBy(pastResults.createdAt)
}
