import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const MOST_FIXTURES = 500

/** What a result is the result of. */
export async function findResultHead(db: Queryable, competitionId: string) {
  const rows = await db
    .select({
      competition: competitions,
      courseName: courses.name,
      timeZone: clubs.timeZone,
      clubName: clubs.name,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(eq(competitions.id, competitionId))
  return rows[0]
}

export type FixtureRow = Awaited<ReturnType<typeof listFixtures>>[number]

/** A club's competitions that were not over before `since`, by their start, drafts left out; of too many the latest. */
export async function listFixtures(db: Queryable, clubId: string, since: Date) {
  const rows = await db
    .select({
      competition: competitions,
      courseName: courses.name,
      entered: sql<number>`(select count(*)::int from ${competitionEntries} e
        where e.competition_id = ${competitions}.id and e.status = 'entered')`,
    })
    .from(competitions)
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .where(
      and(eq(competitions.clubId, clubId), ne(competitions.status, 'draft'), gt(competitions.endDate, since)),
    )
    .orderBy(desc(competitions.startDate), desc(competitions.id))
    .limit(MOST_FIXTURES)
  return rows.reverse()
}

export async function findClubOfFixtures(db: Queryable, clubId: string) {
  const rows = await db
    .select({ id: clubs.id, name: clubs.name, timeZone: clubs.timeZone, networkHost: clubs.networkHost })
    .from(clubs)
    .where(eq(clubs.id, clubId))
  return rows[0]
}
