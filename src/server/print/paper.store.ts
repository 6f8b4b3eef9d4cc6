import { and, eq, ne } from 'drizzle-orm'
import { clubCrests, clubs } from '../platform/db/tables/clubs.ts'
import { competitions } from '../platform/db/tables/competitions.ts'
import { courses } from '../platform/db/tables/courses.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/** What stands on every sheet of a competition. */
export async function findPaperHead(db: Queryable, competitionId: string) {
  const rows = await db
    .select({
      clubName: clubs.name,
      timeZone: clubs.timeZone,
      union: clubs.union,
      networkHost: clubs.networkHost,
      competitionName: competitions.name,
      courseName: courses.name,
      crest: clubCrests.png,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(clubCrests, eq(clubCrests.key, clubs.crest))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(eq(competitions.id, competitionId))
  return rows[0]
}

/** What stands on every sheet of a club. */
export async function findClubPaperHead(db: Queryable, clubId: string) {
  const rows = await db
    .select({ clubName: clubs.name, timeZone: clubs.timeZone, union: clubs.union, crest: clubCrests.png })
    .from(clubs)
    .leftJoin(clubCrests, eq(clubCrests.key, clubs.crest))
    .where(eq(clubs.id, clubId))
  return rows[0]
}

/** The terms of the cards that are begun, by their players. */
export async function listBegunTerms(db: Queryable, competitionId: string) {
  const rows = await db
    .select({
      userId: rounds.userId,
      teeName: rounds.teeName,
      handicapIndex: rounds.handicapIndex,
      courseHandicap: rounds.courseHandicap,
      playingHandicap: rounds.playingHandicap,
      holes: rounds.holes,
    })
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), ne(rounds.status, 'abandoned')))
  return new Map(rows.map(({ userId, ...terms }) => [userId, terms]))
}
export type PrintedTerms =
  Awaited<ReturnType<typeof listBegunTerms>> extends Map<string, infer Terms> ? Terms : never
