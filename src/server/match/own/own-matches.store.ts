import { and, asc, eq, sql } from 'drizzle-orm'
import { brackets } from '../../platform/db/tables/brackets.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** The club's competitions with a draw that goes on, in which this person is entered; by their entries' index. */
export async function listOwnDraws(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<string[]> {
  const rows = await db
    .select({ competitionId: competitions.id })
    .from(competitionEntries)
    .innerJoin(competitions, eq(competitions.id, competitionEntries.competitionId))
    .innerJoin(brackets, eq(brackets.competitionId, competitions.id))
    .where(
      and(
        eq(competitionEntries.userId, userId),
        eq(competitionEntries.status, 'entered'),
        eq(competitions.clubId, clubId),
        sql`${competitions.status} not in ('draft', 'final', 'cancelled')`,
      ),
    )
    .orderBy(asc(competitions.id))
  return rows.map(({ competitionId }) => competitionId)
}
