import { and, asc, eq } from 'drizzle-orm'
import { clubs } from '../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../platform/db/tables/competitions.ts'
import { courses } from '../platform/db/tables/courses.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/** A player's disqualified cards that are handed in, with what the committee said of each, oldest first. */
export async function listDisqualified(db: Queryable, userId: string) {
  return db
    .select({
      roundId: rounds.id,
      startedAt: rounds.startedAt,
      timeZone: clubs.timeZone,
      courseName: courses.name,
      competitionName: competitions.name,
      reason: competitionEntries.cardReason,
      isAcceptable: competitionEntries.isCardAcceptable,
      at: competitionEntries.cardSetAt,
    })
    .from(competitionEntries)
    .innerJoin(competitions, eq(competitions.id, competitionEntries.competitionId))
    .innerJoin(
      rounds,
      and(
        eq(rounds.competitionId, competitions.id),
        eq(rounds.userId, userId),
        eq(rounds.status, 'submitted'),
      ),
    )
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(clubs, eq(clubs.id, rounds.clubId))
    .where(and(eq(competitionEntries.userId, userId), eq(competitionEntries.cardStatus, 'disqualified')))
    .orderBy(asc(competitionEntries.cardSetAt))
}
export type DisqualifiedCard = Awaited<ReturnType<typeof listDisqualified>>[number]
