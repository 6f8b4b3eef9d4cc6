import { eq } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

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
