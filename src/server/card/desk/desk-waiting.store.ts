import { and, eq, sql } from 'drizzle-orm'
import type { OfClub } from '../../platform/db/of-club.ts'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { reach } from '../../platform/db/entrant-columns.ts'

/** Entries of a competition that wait for something, counted by its key. */
export async function countWaitingEntries(db: Queryable, competition: OfClub, now: Date) {
  const isEntered = sql`${competitionEntries.status} = 'entered'`
  const counted = (terms: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${terms})::int`
  const [found] = await db
    .select({
      reserves: counted(sql`${competitionEntries.status} = 'reserve'`),
      // Who was paid back and is entered again owes anew.
      owing: counted(sql`${isEntered} and ${competitionEntries.fee} in ('owed', 'refunded')`),
      mailsReturn: counted(sql`${isEntered} and ${reach(now)} = 'mails_return'`),
      noAccount: counted(sql`${isEntered} and ${reach(now)} = 'no_account'`),
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .where(
      and(
        eq(competitionEntries.competitionId, competition.id),
        eq(competitionEntries.clubId, competition.clubId),
      ),
    )
  return found ?? { reserves: 0, owing: 0, mailsReturn: 0, noAccount: 0 }
}
