import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { holeTallies, countedRounds } from '../db/tables/analytics.ts'
import { clubs, memberships } from '../db/tables/clubs.ts'
import { competitions } from '../db/tables/competitions.ts'
import { courses, holes } from '../db/tables/courses.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

const { gross, points, holeCount } = countedRounds
const isScored = sql`${gross} is not null and ${holeCount} = 18`
const isScoredNine = sql`${gross} is not null and ${holeCount} = 9`
const hasPoints = sql`${points} is not null and ${countedRounds.isComplete} and ${holeCount} = 18`

/** T7: 18 holes, every one holed out. */
const scored = {
  scoredRounds: sql<number>`(count(*) filter (where ${isScored}))::int`,
  averageScore: sql<number | null>`(avg(${gross}) filter (where ${isScored}))::float8`,
}
const scoredNines = {
  nineHoleRounds: sql<number>`(count(*) filter (where ${isScoredNine}))::int`,
  averageNineScore: sql<number | null>`(avg(${gross}) filter (where ${isScoredNine}))::float8`,
}
const bestNineScore = sql<number | null>`min(${gross}) filter (where ${isScoredNine})`
const bestScore = sql<number | null>`min(${gross}) filter (where ${isScored})`
/** A sum over a count, both whole: two players with the same points a round get the same number. */
const averagePoints = sql<number | null>`(sum(${points}) filter (where ${hasPoints}))::float8
  / nullif(count(*) filter (where ${hasPoints}), 0)`
const pointsRounds = sql<number>`(count(*) filter (where ${hasPoints}))::int`
const totalRounds = sql<number>`count(*)::int`

export async function clubTotals(db: Queryable, clubId: string) {
  const rows = await db
    .select({ ...scored, ...scoredNines })
    .from(countedRounds)
    .where(eq(countedRounds.clubId, clubId))
  const row = rows[0]
  if (!row) throw new Error('Sums without a row.')
  return row
}

/** Rounds of each month that begins with one of `starts`, the last one open-ended. Months without rounds are left out. */
export async function roundsByMonth(db: Queryable, clubId: string, starts: readonly Date[]) {
  const bounds = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`
  const first = starts[0]
  if (!first) return []
  return db
    .select({
      /** Its place in `starts`. */
      month: sql<number>`width_bucket(${countedRounds.submittedAt}, ${bounds}) - 1`.as('month'),
      rounds: totalRounds,
      averageScore: scored.averageScore,
    })
    .from(countedRounds)
    .where(and(eq(countedRounds.clubId, clubId), sql`${countedRounds.submittedAt} >= ${first.toISOString()}`))
    .groupBy(sql`month`)
}

export async function countActiveMembers(db: Queryable, clubId: string): Promise<number> {
  const rows = await db
    .select({ members: count() })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'active')))
  return rows[0]?.members ?? 0
}

/** Competitions that are not over; by their dates some of them are not being played. */
export async function listUnfinishedCompetitions(db: Queryable, clubId: string, now: Date) {
  return db
    .select({
      status: competitions.status,
      startDate: competitions.startDate,
      endDate: competitions.endDate,
    })
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, clubId),
        inArray(competitions.status, ['upcoming', 'active']),
        gt(competitions.endDate, now),
      ),
    )
}

export async function clubTimeZone(db: Queryable, clubId: string): Promise<string> {
  const rows = await db.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId))
  const row = rows[0]
  if (!row) throw new Error(`There is no club ${clubId}.`)
  return row.timeZone
}

/** Members with counted rounds at this club, best average points first (T17). */
export async function listPlayerFigures(db: Queryable, clubId: string) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      totalRounds,
      ...scored,
      bestScore,
      totalPoints: sql<number>`coalesce(sum(${points}), 0)::int`,
      averagePoints,
      pointsRounds,
      ...scoredNines,
      bestNineScore,
    })
    .from(countedRounds)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, countedRounds.userId),
        eq(memberships.clubId, countedRounds.clubId),
        eq(memberships.status, 'active'),
      ),
    )
    .innerJoin(users, eq(users.id, countedRounds.userId))
    .where(eq(countedRounds.clubId, clubId))
    .groupBy(users.id)
    .orderBy(
      sql`${averagePoints} desc nulls last`,
      desc(pointsRounds),
      asc(users.lastName),
      asc(users.firstName),
      asc(users.id),
    )
}

/** Every course of the club, most played first. */
export async function listCourseFigures(db: Queryable, clubId: string) {
  const rounds = sql<number>`count(${countedRounds.roundId})::int`
  return db
    .select({
      courseId: courses.id,
      courseName: courses.name,
      totalRounds: rounds,
      ...scored,
      bestScore,
      averagePoints,
      pointsRounds,
      ...scoredNines,
      bestNineScore,
    })
    .from(courses)
    .leftJoin(
      countedRounds,
      and(eq(countedRounds.courseId, courses.id), eq(countedRounds.clubId, courses.clubId)),
    )
    .where(eq(courses.clubId, clubId))
    .groupBy(courses.id)
    .orderBy(desc(rounds), asc(courses.name), asc(courses.id))
}

export async function findCourseOfClub(db: Queryable, clubId: string, courseId: string) {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.clubId, clubId)))
  return rows[0]
}

/** The course's holes as they are now, with what was ever played on them. */
export async function listHoleFigures(db: Queryable, courseId: string) {
  return db
    .select({
      holeNumber: holes.holeNumber,
      par: holes.par,
      strokeIndex: holes.strokeIndex,
      tally: holeTallies,
    })
    .from(holes)
    .leftJoin(
      holeTallies,
      and(eq(holeTallies.courseId, holes.courseId), eq(holeTallies.holeNumber, holes.holeNumber)),
    )
    .where(eq(holes.courseId, courseId))
    .orderBy(asc(holes.holeNumber))
}
