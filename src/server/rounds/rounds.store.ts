import { and, asc, desc, eq, max } from 'drizzle-orm'
import { competitions } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type RoundRow = typeof rounds.$inferSelect
export type HoleScoreRow = typeof holeScores.$inferSelect
export type RoundWithNames = {
  round: RoundRow
  courseName: string
  competitionName: string | null
  competitionType: string | null
  firstName: string
  lastName: string
}

function selectRounds(db: Queryable) {
  return db
    .select({
      round: rounds,
      courseName: courses.name,
      competitionName: competitions.name,
      competitionType: competitions.competitionType,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(users, eq(users.id, rounds.userId))
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
}

export async function findRound(db: Queryable, roundId: string): Promise<RoundWithNames | undefined> {
  return (await selectRounds(db).where(eq(rounds.id, roundId)))[0]
}

export async function findOpenRound(db: Queryable, userId: string): Promise<RoundWithNames | undefined> {
  return (await selectRounds(db).where(and(eq(rounds.userId, userId), eq(rounds.status, 'in_progress'))))[0]
}

/** Newest first; abandoned ones are left out. Reads `limit` rows by index. */
export async function listPlayerRounds(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<RoundWithNames[]> {
  return selectRounds(db)
    .where(and(eq(rounds.userId, userId), eq(rounds.status, 'submitted')))
    .orderBy(desc(rounds.startedAt))
    .limit(limit)
}

export async function findRoundInCompetition(db: Queryable, competitionId: string, userId: string) {
  const rows = await db
    .select()
    .from(rounds)
    .where(
      and(eq(rounds.competitionId, competitionId), eq(rounds.userId, userId), eq(rounds.status, 'submitted')),
    )
  return rows[0]
}

/** The highest revision this player's cards had in a competition, abandoned ones included; a new card goes on from it. */
export async function highestRevision(db: Queryable, competitionId: string, userId: string): Promise<number> {
  const rows = await db
    .select({ revision: max(rounds.revision) })
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), eq(rounds.userId, userId)))
  return rows[0]?.revision ?? 0
}

/** Locks the round until the transaction ends. */
export async function lockRound(tx: Queryable, roundId: string): Promise<RoundRow | undefined> {
  const rows = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for('update')
  return rows[0]
}

/** Locks the player, so that two starts of a round take turns. Gives his Handicap Index (tenths) and gender. */
export async function lockPlayer(tx: Queryable, userId: string) {
  const rows = await tx
    .select({ handicapIndex: users.handicapIndex, gender: users.gender })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows[0]
}

export async function findCourseName(tx: Queryable, courseId: string): Promise<string> {
  const rows = await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId))
  return rows[0]?.name ?? ''
}

export async function insertRound(tx: Queryable, round: typeof rounds.$inferInsert): Promise<void> {
  await tx.insert(rounds).values(round)
}

export async function changeRound(tx: Queryable, roundId: string, change: Partial<RoundRow>): Promise<void> {
  await tx.update(rounds).set(change).where(eq(rounds.id, roundId))
}

export async function listHoleScores(db: Queryable, roundId: string): Promise<HoleScoreRow[]> {
  return db
    .select()
    .from(holeScores)
    .where(eq(holeScores.roundId, roundId))
    .orderBy(asc(holeScores.holeNumber))
}

/** What never changes about a round and is needed to accept a score: kept in memory by record-hole-scores.ts. */
export type RoundFacts = { userId: string; holeNumbers: number[] }

export async function findRoundFacts(db: Queryable, roundId: string): Promise<RoundFacts | undefined> {
  const rows = await db
    .select({ userId: rounds.userId, holes: rounds.holes })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  const row = rows[0]
  return row && { userId: row.userId, holeNumbers: row.holes.map((hole) => hole.holeNumber) }
}
