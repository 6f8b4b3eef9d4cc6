import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { holeTallies, countedRounds } from '../../platform/db/tables/analytics.ts'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses, holes } from '../../platform/db/tables/courses.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const { gross, points, holeCount } = countedRounds
const isScored = sql`${gross} is not null and ${holeCount} = 18`
const isScoredNine = sql`${gross} is not null and ${holeCount} = 9`
const hasPoints = sql`${points} is not null and ${countedRounds.isComplete} and ${holeCount} = 18`

/** Only rounds of 18 holes, all of them holed out (T7). */
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
/** A whole sum divided by a whole count, so that two players with equal averages get exactly the same number. */
const averagePoints = sql<number | null>`(sum(${points}) filter (where ${hasPoints}))::float8
  / nullif(count(*) filter (where ${hasPoints}), 0)`
const pointsRounds = sql<number>`(count(*) filter (where ${hasPoints}))::int`
const totalRounds = sql<number>`count(*)::int`

/**
 * Sums for each of the months that begin at `starts`; the last one has no end, and month -1 holds everything older. Months
 * without rounds are missing. Reads the club's rounds once.
 */
export async function listMonthlySums(db: Queryable, clubId: string, starts: readonly Date[]) {
  const bounds = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`
  return db
    .select({
      /** The month's index in `starts`. */
      month: sql<number>`width_bucket(${countedRounds.submittedAt}, ${bounds}) - 1`.as('month'),
      rounds: totalRounds,
      scored: scored.scoredRounds,
      strokes: sql<number>`coalesce(sum(${gross}) filter (where ${isScored}), 0)::int`,
      nines: scoredNines.nineHoleRounds,
      nineStrokes: sql<number>`coalesce(sum(${gross}) filter (where ${isScoredNine}), 0)::int`,
    })
    .from(countedRounds)
    .where(eq(countedRounds.clubId, clubId))
    .groupBy(sql`month`)
}

export async function countActiveMembers(db: Queryable, clubId: string): Promise<number> {
  const rows = await db
    .select({ members: count() })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'active')))
  return rows[0]?.members ?? 0
}

/** Competitions that are not over; some of them have not begun by their dates. */
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

export async function readClubTimeZone(db: Queryable, clubId: string): Promise<string> {
  const rows = await db.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId))
  const row = rows[0]
  if (!row) throw new Error(`There is no club ${clubId}.`)
  return row.timeZone
}

/** Members with counted rounds at this club, best average points first (T17). */
export async function listPlayerFigures(db: Queryable, clubId: string) {
  // Summed before the join with the members, because there are far more rounds than members.
  const figures = db.$with('figures').as(
    db
      .select({
        userId: countedRounds.userId,
        totalRounds: totalRounds.as('total_rounds'),
        scoredRounds: scored.scoredRounds.as('scored_rounds'),
        averageScore: scored.averageScore.as('average_score'),
        bestScore: bestScore.as('best_score'),
        totalPoints: sql<number>`coalesce(sum(${points}), 0)::int`.as('total_points'),
        averagePoints: averagePoints.as('average_points'),
        pointsRounds: pointsRounds.as('points_rounds'),
        nineHoleRounds: scoredNines.nineHoleRounds.as('nine_hole_rounds'),
        averageNineScore: scoredNines.averageNineScore.as('average_nine_score'),
        bestNineScore: bestNineScore.as('best_nine_score'),
      })
      .from(countedRounds)
      .where(eq(countedRounds.clubId, clubId))
      .groupBy(countedRounds.userId),
  )
  return db
    .with(figures)
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      handicapIndex: users.handicapIndex,
      totalRounds: figures.totalRounds,
      scoredRounds: figures.scoredRounds,
      averageScore: figures.averageScore,
      bestScore: figures.bestScore,
      totalPoints: figures.totalPoints,
      averagePoints: figures.averagePoints,
      pointsRounds: figures.pointsRounds,
      nineHoleRounds: figures.nineHoleRounds,
      averageNineScore: figures.averageNineScore,
      bestNineScore: figures.bestNineScore,
    })
    .from(figures)
    .innerJoin(users, eq(users.id, figures.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, figures.userId),
        eq(memberships.clubId, clubId),
        eq(memberships.status, 'active'),
      ),
    )
    .orderBy(
      sql`${figures.averagePoints} desc nulls last`,
      desc(figures.pointsRounds),
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

/** The course whose holes have the most results; where nobody has played yet, the first course by name. */
export async function findMostPlayedCourse(db: Queryable, clubId: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .leftJoin(holeTallies, eq(holeTallies.courseId, courses.id))
    .where(eq(courses.clubId, clubId))
    .groupBy(courses.id)
    .orderBy(
      sql`coalesce(max(${holeTallies.holed} + ${holeTallies.pickedUp}), 0) desc`,
      asc(courses.name),
      asc(courses.id),
    )
    .limit(1)
  return rows[0]?.id
}

/** The course's holes as they are now, with the tallies of everything that was played on them. */
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
