import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isFirstCard } from '../../platform/db/first-card.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** A club's latest submitted rounds, newest first. Reads them by index, skipping rounds that are not handed in. */
export async function listRecentRounds(db: Queryable, clubId: string, limit: number) {
  const latest = db.$with('latest').as(
    db
      .select({
        id: rounds.id,
        userId: rounds.userId,
        courseId: rounds.courseId,
        competitionId: rounds.competitionId,
        startedAt: rounds.startedAt,
        holes: rounds.holes,
        gross: rounds.gross,
        net: rounds.net,
        points: rounds.points,
      })
      .from(rounds)
      .where(
        and(
          eq(rounds.clubId, clubId),
          eq(rounds.status, 'submitted'),
          isNull(rounds.watchRoundId),
          isFirstCard(sql`${rounds}`),
        ),
      )
      .orderBy(desc(rounds.startedAt), desc(rounds.id))
      .limit(limit),
  )
  return db
    .with(latest)
    .select({
      id: latest.id,
      userId: latest.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      startedAt: latest.startedAt,
      courseName: courses.name,
      holes: latest.holes,
      gross: latest.gross,
      net: latest.net,
      points: latest.points,
      competitionName: competitions.name,
    })
    .from(latest)
    .innerJoin(users, eq(users.id, latest.userId))
    .innerJoin(courses, eq(courses.id, latest.courseId))
    .leftJoin(competitions, eq(competitions.id, latest.competitionId))
    .orderBy(desc(latest.startedAt), desc(latest.id))
}
