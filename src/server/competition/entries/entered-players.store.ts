import { and, asc, eq } from 'drizzle-orm'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** The players who are entered, in the order in which they entered. */
export async function listEnteredPlayers(db: Queryable, competitionId: string) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      gender: users.gender,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(competitionEntries.enteredAt), asc(competitionEntries.userId))
}
