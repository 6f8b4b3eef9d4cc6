import { and, asc, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { clubs } from '../db/tables/clubs.ts'
import { competitions } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { roundEvents } from '../db/tables/round-events.ts'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'
import { yearOfRound } from '../db/year-of-round.ts'

export type RoundRow = typeof rounds.$inferSelect
export type RoundWithNames = {
  round: RoundRow
  courseName: string
  competitionName: string | null
  competitionType: string | null
  /** The club has changed a score of it. */
  isCorrected: boolean
}

export type ListedRound = RoundWithNames & { holesPickedUp: number }

const roundWithNames = {
  round: rounds,
  courseName: courses.name,
  competitionName: competitions.name,
  competitionType: competitions.competitionType,
  isCorrected: sql<boolean>`exists (select 1 from ${roundEvents} e
    where e.round_id = ${rounds.id} and e.kind = 'corrected')`,
}

const holesPickedUp = sql<number>`(select count(*) from ${holeScores}
  where ${holeScores.roundId} = ${rounds.id} and ${holeScores.result} = 'picked_up')`.mapWith(Number)

function selectRounds(db: Queryable) {
  return db
    .select(roundWithNames)
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

export type RoundFilter = {
  courseId?: string | undefined
  kind?: 'competition' | 'casual' | undefined
  year?: number | undefined
  holeCount?: number | undefined
  /** The id of the player's round that the list goes on after. */
  before?: string | undefined
}

/** Newest first; abandoned ones are left out. Walks the player's rounds by index until `limit` of them fit. */
export async function listPlayerRounds(
  db: Queryable,
  options: { userId: string; limit: number; filter: RoundFilter },
): Promise<ListedRound[]> {
  const { userId, limit, filter } = options
  const { courseId, kind, year, holeCount, before } = filter
  return db
    .select({ ...roundWithNames, holesPickedUp })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
    .innerJoin(clubs, eq(clubs.id, rounds.clubId))
    .where(
      and(
        eq(rounds.userId, userId),
        eq(rounds.status, 'submitted'),
        courseId === undefined ? undefined : eq(rounds.courseId, courseId),
        kind && (kind === 'casual' ? isNull(rounds.competitionId) : isNotNull(rounds.competitionId)),
        year === undefined ? undefined : eq(yearOfRound, year),
        holeCount === undefined ? undefined : sql`jsonb_array_length(${rounds.holes}) = ${holeCount}`,
        before === undefined ? undefined : isOlderThan(userId, before),
      ),
    )
    .orderBy(desc(rounds.startedAt), desc(rounds.id))
    .limit(limit)
}

function isOlderThan(userId: string, roundId: string) {
  return sql`(${rounds.startedAt}, ${rounds.id}) < (
    select edge.started_at, edge.id from ${rounds} as edge where edge.id = ${roundId} and edge.user_id = ${userId})`
}

/** A member's rounds at one club, the open one first, then newest first. Reads `limit` rows by index. */
export async function listMemberRounds(
  db: Queryable,
  options: { userId: string; clubId: string; limit: number },
): Promise<ListedRound[]> {
  return db
    .select({ ...roundWithNames, holesPickedUp })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
    .where(
      and(
        eq(rounds.userId, options.userId),
        eq(rounds.clubId, options.clubId),
        inArray(rounds.status, ['in_progress', 'submitted', 'withdrawn']),
      ),
    )
    .orderBy(asc(rounds.status), desc(rounds.startedAt))
    .limit(options.limit)
}

/** Whose card it is and of which club, for the page of one round. */
export async function findRoundPeople(db: Queryable, roundId: string) {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      clubName: clubs.name,
      clubColour: clubs.colour,
      clubCrest: clubs.crest,
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

/** Locks the round until the transaction ends. Rows that refer to it may be added meanwhile: its id never changes. */
export async function lockRound(tx: Queryable, roundId: string): Promise<RoundRow | undefined> {
  const rows = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for('no key update')
  return rows[0]
}

/**
 * Locks the player, so that two starts of a round take turns. Gives their Handicap Index (tenths), and what is known of
 * their ratings and tees.
 */
export async function lockPlayer(tx: Queryable, userId: string) {
  const rows = await tx
    .select({
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      usualTeeName: users.usualTeeName,
      usualTeeColor: users.usualTeeColor,
    })
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

/**
 * Closes what a player has open at a club, so that no process takes another score for it: the score write itself asks
 * for an open card. Gives the rounds as they are now.
 */
export async function withdrawOpenRounds(
  tx: Queryable,
  { userId, clubId }: { userId: string; clubId: string },
): Promise<RoundRow[]> {
  return tx
    .update(rounds)
    .set({ status: 'withdrawn', revision: sql`${rounds.revision} + 1` })
    .where(and(eq(rounds.userId, userId), eq(rounds.clubId, clubId), eq(rounds.status, 'in_progress')))
    .returning()
}

/** What never changes about a round and is needed to accept a score: kept in memory by record-hole-entries.ts. */
export type RoundFacts = { userId: string; clubId: string; holeNumbers: number[] }

export async function findRoundFacts(db: Queryable, roundId: string): Promise<RoundFacts | undefined> {
  const rows = await db
    .select({ userId: rounds.userId, clubId: rounds.clubId, holes: rounds.holes })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  const row = rows[0]
  return (
    row && { userId: row.userId, clubId: row.clubId, holeNumbers: row.holes.map((hole) => hole.holeNumber) }
  )
}
