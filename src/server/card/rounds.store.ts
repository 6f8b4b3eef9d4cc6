import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, ne, sql } from 'drizzle-orm'
import type { OfClub } from '../platform/db/of-club.ts'
import { countOpenHoles, isOpenHole } from '../platform/db/open-holes.ts'
import { clubs } from '../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../platform/db/tables/competitions.ts'
import { courses } from '../platform/db/tables/courses.ts'
import { roundEvents } from '../platform/db/tables/round-events.ts'
import { holeScores, rounds } from '../platform/db/tables/rounds.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { yearOfRound } from '../platform/db/year-of-round.ts'

export type RoundRow = typeof rounds.$inferSelect
export type RoundWithNames = {
  round: RoundRow
  courseName: string
  competitionName: string | null
  competitionType: string | null
  /** How many rounds its competition has. */
  roundCount: number | null
  /** Its competition asks for a marker's card. */
  markerCard: boolean | null
  /** The club has changed a score of it: what it typed on an empty hole is no correction. */
  isCorrected: boolean
  /** On the card, in its competition; null where there is none. */
  ruling: string | null
}

export type ListedRound = RoundWithNames & { holesPickedUp: number }

const roundWithNames = {
  round: rounds,
  courseName: courses.name,
  competitionName: competitions.name,
  competitionType: competitions.competitionType,
  roundCount: competitions.roundCount,
  markerCard: competitions.markerCard,
  ruling: sql<string | null>`(select e.card_status from ${competitionEntries} e
    where e.competition_id = ${rounds.competitionId} and e.user_id = ${rounds.userId} and e.club_id = ${rounds.clubId})`,
  isCorrected: sql<boolean>`exists (select 1 from ${roundEvents} e, jsonb_array_elements(e.before -> 'holes') held
    where e.round_id = ${rounds.id} and e.club_id = ${rounds.clubId} and e.kind = 'corrected'
      and held ->> 'result' <> 'not_played' and not e.after -> 'holes' @> jsonb_build_array(held))`,
}

const holesPickedUp = sql<number>`(select count(*) from ${holeScores}
  where ${holeScores.roundId} = ${rounds.id} and ${holeScores.clubId} = ${rounds.clubId}
    and ${holeScores.result} = 'picked_up' and ${isOpenHole(rounds.holes, holeScores.holeNumber)})`.mapWith(
  Number,
)

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

/** What a player has open: the round on their phone first, then cards that a desk or kiosk opened, the newest first. */
export async function listOpenRounds(db: Queryable, userId: string): Promise<RoundWithNames[]> {
  return selectRounds(db)
    .where(and(eq(rounds.userId, userId), eq(rounds.status, 'in_progress')))
    .orderBy(asc(rounds.openedByClub), desc(rounds.startedAt), desc(rounds.id))
}

/** The one that a player goes on with. */
export async function findOpenRound(db: Queryable, userId: string): Promise<RoundWithNames | undefined> {
  return (await listOpenRounds(db, userId))[0]
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
        holeCount === undefined ? undefined : sql`${countOpenHoles(rounds.holes)} = ${holeCount}`,
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

/** A member's cards at one club, the open one first, then newest first, without what they brought from a watch. By index. */
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
        isNull(rounds.watchRoundId),
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

/** Locks the cards of some players of a competition, open or handed in, until the transaction ends: one of each round. */
export async function lockRoundsInCompetition(
  tx: Queryable,
  competitionId: string,
  userIds: readonly string[],
): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        inArray(rounds.userId, [...userIds]),
        inArray(rounds.status, ['in_progress', 'submitted']),
      ),
    )
    .orderBy(asc(rounds.id))
    .for('no key update')
}

/** Locks every card of a competition that is open or handed in, until the transaction ends. */
export async function lockAllInCompetition(tx: Queryable, competitionId: string): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), inArray(rounds.status, ['in_progress', 'submitted'])))
    .orderBy(asc(rounds.id))
    .for('no key update')
}

/** Locks every card of a course that was begun between two moments and is open or handed in, until the transaction ends. */
export async function lockAllOnCourse(
  tx: Queryable,
  { courseId, clubId, after, before }: { courseId: string; clubId: string; after: Date; before: Date },
): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.clubId, clubId),
        gte(rounds.startedAt, after),
        lt(rounds.startedAt, before),
        eq(rounds.courseId, courseId),
        isNull(rounds.watchRoundId),
        inArray(rounds.status, ['in_progress', 'submitted']),
      ),
    )
    .orderBy(asc(rounds.id))
    .for('no key update')
}

/** Locks the cards of a competition's rounds after one of them, whatever has become of them but given up. */
export async function lockRoundsAfter(
  tx: Queryable,
  { competitionId, roundNumber }: { competitionId: string; roundNumber: number },
): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        gt(rounds.roundNumber, roundNumber),
        ne(rounds.status, 'abandoned'),
      ),
    )
    .orderBy(asc(rounds.id))
    .for('no key update')
}

/**
 * Where a player's next card of a competition goes on: from the highest revision that their cards had, abandoned ones
 * included (0 before the first), and the rounds that have a card.
 */
export async function readCardsSoFar(
  db: Queryable,
  competition: OfClub,
  userId: string,
): Promise<{ revision: number; roundNumbers: number[] }> {
  const rows = await db
    .select({
      revision: max(rounds.revision),
      roundNumbers: sql<
        number[] | null
      >`array_agg(${rounds.roundNumber}) filter (where ${rounds.status} <> 'abandoned')`,
    })
    .from(rounds)
    .where(
      and(
        eq(rounds.competitionId, competition.id),
        eq(rounds.clubId, competition.clubId),
        eq(rounds.userId, userId),
      ),
    )
  return { revision: rows[0]?.revision ?? 0, roundNumbers: rows[0]?.roundNumbers ?? [] }
}

/** Locks the round until the transaction ends. Rows that refer to it may be added meanwhile: its id never changes. */
export async function lockRound(tx: Queryable, roundId: string): Promise<RoundRow | undefined> {
  const rows = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for('no key update')
  return rows[0]
}

export async function findCourseName(tx: Queryable, courseId: string): Promise<string> {
  const rows = await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId))
  return rows[0]?.name ?? ''
}

export async function insertRound(tx: Queryable, round: typeof rounds.$inferInsert): Promise<void> {
  await tx.insert(rounds).values(round)
}

/** The round with all that was entered on it. */
export async function deleteRound(tx: Queryable, roundId: string): Promise<void> {
  await tx.delete(rounds).where(eq(rounds.id, roundId))
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
export type RoundFacts = {
  userId: string
  clubId: string
  season: number
  competitionId: string | null
  startedAt: Date
  holeNumbers: number[]
}

export async function findRoundFacts(db: Queryable, roundId: string): Promise<RoundFacts | undefined> {
  const rows = await db
    .select({
      userId: rounds.userId,
      clubId: rounds.clubId,
      season: rounds.season,
      competitionId: rounds.competitionId,
      startedAt: rounds.startedAt,
      holes: rounds.holes,
    })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  const row = rows[0]
  if (!row) return undefined
  const { holes, ...facts } = row
  return { ...facts, holeNumbers: holes.map((hole) => hole.holeNumber) }
}
