import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import { competitions } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { clubs } from '../db/tables/clubs.ts'
import { roundEvents } from '../db/tables/round-events.ts'
import { holeEntries, holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type RoundRow = typeof rounds.$inferSelect
export type HoleScoreRow = typeof holeScores.$inferSelect
export type RoundWithNames = {
  round: RoundRow
  courseName: string
  competitionName: string | null
  competitionType: string | null
  /** The club has changed a score of it. */
  isCorrected: boolean
}

function selectRounds(db: Queryable) {
  return db
    .select({
      round: rounds,
      courseName: courses.name,
      competitionName: competitions.name,
      competitionType: competitions.competitionType,
      isCorrected: sql<boolean>`exists (select 1 from ${roundEvents} e
        where e.round_id = ${rounds.id} and e.kind = 'corrected')`,
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
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

/** A member's rounds at one club, the open one first, then newest first. Reads `limit` rows by index. */
export async function listMemberRounds(
  db: Queryable,
  terms: { userId: string; clubId: string; limit: number },
): Promise<RoundWithNames[]> {
  return selectRounds(db)
    .where(
      and(
        eq(rounds.userId, terms.userId),
        eq(rounds.clubId, terms.clubId),
        inArray(rounds.status, ['in_progress', 'submitted']),
      ),
    )
    .orderBy(asc(rounds.status), desc(rounds.startedAt))
    .limit(terms.limit)
}

/** Whose card it is and of which club, for the page of one round. */
export async function findRoundPeople(db: Queryable, roundId: string) {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      clubName: clubs.name,
      timeZone: clubs.timeZone,
    })
    .from(rounds)
    .innerJoin(users, eq(users.id, rounds.userId))
    .innerJoin(clubs, eq(clubs.id, rounds.clubId))
    .where(eq(rounds.id, roundId))
  return rows[0]
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

/** Lets these entries count on their holes, whatever counted before. The round must be locked. */
export async function putHoleScores(
  tx: Queryable,
  scores: readonly HoleScoreRow[],
  by: { authorId: string; now: Date },
): Promise<void> {
  if (scores.length === 0) return
  await tx.insert(holeEntries).values(
    scores.map(({ entryId, ...score }) => ({
      ...score,
      id: entryId,
      authorId: by.authorId,
      receivedAt: by.now,
    })),
  )
  await tx
    .insert(holeScores)
    .values([...scores])
    .onConflictDoUpdate({
      target: [holeScores.roundId, holeScores.holeNumber],
      set: {
        entryId: sql`excluded.entry_id`,
        result: sql`excluded.result`,
        strokes: sql`excluded.strokes`,
        at: sql`excluded.at`,
      },
    })
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
