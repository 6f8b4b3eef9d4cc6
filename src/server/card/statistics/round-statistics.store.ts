import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { HoleTally } from '#golf/card/statistics/hole-tallies.ts'
import { isFirstCard } from '../../platform/db/first-card.ts'
import { isOpenHole } from '../../platform/db/open-holes.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { holeScores, rounds } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { yearOfRound } from '../../platform/db/year-of-round.ts'

const ownSubmitted = (userId: string) =>
  and(eq(rounds.userId, userId), eq(rounds.status, 'submitted'), isFirstCard(sql`${rounds}`))
const holeCount = sql<number>`jsonb_array_length(${rounds.holes})`.mapWith(Number)

/** How many rounds the player has handed in, by course and year. */
export async function countRounds(db: Queryable, userId: string) {
  return db
    .select({
      courseId: rounds.courseId,
      courseName: courses.name,
      year: yearOfRound,
      rounds: count(),
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(clubs, eq(clubs.id, rounds.clubId))
    .where(ownSubmitted(userId))
    .groupBy(rounds.courseId, courses.name, yearOfRound)
    .orderBy(asc(courses.name))
}

/** Rounds with every hole holed out, oldest first: the only ones whose scores can be compared (T7). */
export async function listHoledOutRounds(db: Queryable, userId: string) {
  return db
    .select({
      roundId: rounds.id,
      startedAt: rounds.startedAt,
      courseName: courses.name,
      holeCount,
      gross: sql<number>`sum(${holeScores.strokes})`.mapWith(Number),
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(
      holeScores,
      and(
        eq(holeScores.roundId, rounds.id),
        eq(holeScores.result, 'strokes'),
        isOpenHole(rounds.holes, holeScores.holeNumber),
      ),
    )
    .where(ownSubmitted(userId))
    .groupBy(rounds.id, courses.name)
    .having(sql`count(*) = ${holeCount}`)
    .orderBy(asc(rounds.startedAt), asc(rounds.id))
}

/** Every hole of the player's rounds that has a result, counted by its par and strokes. */
export async function tallyHoles(db: Queryable, userId: string): Promise<HoleTally[]> {
  const par = sql<number>`hole.par`.mapWith(Number)
  const strokes = sql<
    number | null
  >`case when ${holeScores.result} = 'strokes' then ${holeScores.strokes} end`
  return db
    .select({ par, strokes, holes: count() })
    .from(rounds)
    .innerJoin(sql`lateral jsonb_to_recordset(${rounds.holes}) as hole("holeNumber" int, par int)`, sql`true`)
    .innerJoin(
      holeScores,
      and(
        eq(holeScores.roundId, rounds.id),
        eq(holeScores.holeNumber, sql`hole."holeNumber"`),
        inArray(holeScores.result, ['strokes', 'picked_up']),
        isOpenHole(rounds.holes, holeScores.holeNumber),
      ),
    )
    .where(ownSubmitted(userId))
    .groupBy(par, strokes)
}
