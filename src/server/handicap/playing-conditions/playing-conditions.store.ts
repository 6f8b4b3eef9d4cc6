import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '#contract/club/former-member.ts'
import type { Day } from '#golf/day.ts'
import { PCC_NOT_ENTERED } from '#golf/handicap/playing-conditions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { handicapDecisions, handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import {
  playingConditions,
  playingConditionsChanges,
  playingConditionsCourses,
} from '../../platform/db/tables/playing-conditions.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'

/** The first key of the advisory locks of a course's day ("pcco" as four bytes). */
const LOCK_NUMBER = 0x7063636f

export type ConditionsRow = typeof playingConditions.$inferSelect

const dayOfCourse = (courseId: string, day: Day) => `${courseId} ${day}`

/**
 * The PCC of a score that is put on a record. Until the end of the transaction nobody enters another one for that day, so
 * that an entry finds every score that was made under the one before it.
 */
export async function readPcc(tx: Transaction, of: { courseId: string; day: Day }): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${LOCK_NUMBER}, hashtext(${dayOfCourse(of.courseId, of.day)}))`,
  )
  const found = await listInForce(tx, { courseIds: [of.courseId], day: of.day })
  return found.get(of.courseId)?.pcc ?? PCC_NOT_ENTERED
}

/** Waits for the scores that are being put on records for that day, and for others who enter a PCC for it. */
export async function lockDay(
  tx: Transaction,
  of: { courseIds: readonly string[]; day: Day },
): Promise<void> {
  for (const courseId of [...of.courseIds].sort())
    await tx.execute(
      sql`select pg_advisory_xact_lock(${LOCK_NUMBER}, hashtext(${dayOfCourse(courseId, of.day)}))`,
    )
}

/** The entry in force of each of these courses on a day. */
export async function listInForce(
  db: Queryable,
  { courseIds, day }: { courseIds: readonly string[]; day: Day },
): Promise<Map<string, ConditionsRow>> {
  const rows = await db
    .selectDistinctOn([playingConditionsCourses.courseId], {
      courseId: playingConditionsCourses.courseId,
      entry: playingConditions,
    })
    .from(playingConditionsCourses)
    .innerJoin(playingConditions, eq(playingConditions.id, playingConditionsCourses.conditionsId))
    .where(and(inArray(playingConditionsCourses.courseId, [...courseIds]), eq(playingConditions.day, day)))
    .orderBy(playingConditionsCourses.courseId, desc(playingConditions.seq))
  return new Map(rows.map(({ courseId, entry }) => [courseId, entry]))
}

export async function insertConditions(
  tx: Transaction,
  { courseIds, ...entry }: typeof playingConditions.$inferInsert & { courseIds: readonly string[] },
): Promise<void> {
  await tx.insert(playingConditions).values(entry)
  await tx
    .insert(playingConditionsCourses)
    .values(courseIds.map((courseId) => ({ courseId, conditionsId: entry.id })))
}

/** The oldest entry, of one club or of any, that has not reached every record yet, with the courses it is still in force for. */
export async function lockUnfinished(tx: Transaction, clubId: string | undefined) {
  const [entry] = await tx
    .select()
    .from(playingConditions)
    .where(
      and(
        isNull(playingConditions.finishedAt),
        clubId === undefined ? undefined : eq(playingConditions.clubId, clubId),
      ),
    )
    .orderBy(asc(playingConditions.seq))
    .limit(1)
    .for('update')
  if (!entry) return undefined
  const named = await tx
    .select({ courseId: playingConditionsCourses.courseId })
    .from(playingConditionsCourses)
    .where(eq(playingConditionsCourses.conditionsId, entry.id))
  const courseIds = named.map(({ courseId }) => courseId)
  const inForce = await listInForce(tx, { courseIds, day: entry.day })
  return { entry, courseIds: courseIds.filter((courseId) => inForce.get(courseId)?.id === entry.id) }
}

/** Scores that count, of the day and on the courses of an entry, and that no later row replaces. */
const scoresUnder = ({ clubId, day }: ConditionsRow, courseIds: readonly string[]) =>
  and(
    eq(handicapScores.clubId, clubId),
    eq(handicapScores.day, day),
    inArray(rounds.courseId, [...courseIds]),
    isNull(handicapScores.refusal),
    sql`not exists (select from handicap_scores later where later.replaces_id = ${handicapScores.id})`,
  )

/** Penalty scores of the day and on the courses of an entry that stand on a record. */
const penaltiesUnder = ({ clubId, day }: ConditionsRow, courseIds: readonly string[]) =>
  and(
    eq(handicapDecisions.clubId, clubId),
    eq(handicapDecisions.kind, 'penalty'),
    eq(handicapDecisions.day, day),
    inArray(handicapDecisions.courseId, [...courseIds]),
    sql`not exists (select from handicap_decisions back where back.takes_back = ${handicapDecisions.id})`,
  )

/** The next players with such a score, made or of the committee, in the order of their ids, locked for the change. */
export async function lockNextPlayers(
  tx: Transaction,
  { entry, courseIds, limit }: { entry: ConditionsRow; courseIds: readonly string[]; limit: number },
): Promise<{ id: string; handicapIndex: number | null }[]> {
  if (courseIds.length === 0) return []
  const next = tx
    .selectDistinct({ id: handicapScores.userId })
    .from(handicapScores)
    .innerJoin(rounds, eq(rounds.id, handicapScores.roundId))
    .where(and(scoresUnder(entry, courseIds), sql`${handicapScores.userId} > ${entry.doneTo}`))
    .orderBy(asc(handicapScores.userId))
    .limit(limit)
  const nextPenalties = tx
    .selectDistinct({ id: handicapDecisions.userId })
    .from(handicapDecisions)
    .where(and(penaltiesUnder(entry, courseIds), sql`${handicapDecisions.userId} > ${entry.doneTo}`))
    .orderBy(asc(handicapDecisions.userId))
    .limit(limit)
  return tx
    .select({ id: users.id, handicapIndex: users.handicapIndex })
    .from(users)
    .where(or(inArray(users.id, next), inArray(users.id, nextPenalties)))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update')
}

/** The ids of the scores of these players that an entry is about. */
export async function listScoreIds(
  tx: Transaction,
  {
    entry,
    courseIds,
    userIds,
  }: { entry: ConditionsRow; courseIds: readonly string[]; userIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: handicapScores.id })
    .from(handicapScores)
    .innerJoin(rounds, eq(rounds.id, handicapScores.roundId))
    .where(and(scoresUnder(entry, courseIds), inArray(handicapScores.userId, [...userIds])))
  return new Set(rows.map(({ id }) => id))
}

export async function moveOn(
  tx: Transaction,
  conditionsId: string,
  to: { doneTo: string; finishedAt?: Date },
): Promise<void> {
  await tx.update(playingConditions).set(to).where(eq(playingConditions.id, conditionsId))
}

const replaced = alias(handicapScores, 'replaced')

/**
 * What entries of a PCC made of a player's scores, oldest first, and who entered them. One that reached a penalty score only
 * has no score.
 */
export async function listConditionsOf(db: Queryable, userId: string) {
  return db
    .select({
      entry: playingConditions,
      change: playingConditionsChanges,
      author: { firstName: users.firstName, lastName: users.lastName },
      score: handicapScores,
      pccBefore: replaced.pcc,
    })
    .from(playingConditionsChanges)
    .innerJoin(playingConditions, eq(playingConditions.id, playingConditionsChanges.conditionsId))
    .leftJoin(
      handicapScores,
      and(
        eq(handicapScores.userId, playingConditionsChanges.userId),
        eq(handicapScores.conditionsId, playingConditions.id),
      ),
    )
    .leftJoin(replaced, eq(replaced.id, handicapScores.replacesId))
    .leftJoin(users, eq(users.id, playingConditions.authorId))
    .where(eq(playingConditionsChanges.userId, userId))
    .orderBy(asc(playingConditions.seq), asc(handicapScores.seq))
}
export type ConditionsOfPlayer = Awaited<ReturnType<typeof listConditionsOf>>[number]

/** The names of the club's courses, in the order of their names. */
export async function listCourseNames(db: Queryable, clubId: string) {
  return db
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(eq(courses.clubId, clubId))
    .orderBy(asc(courses.name), asc(courses.id))
}

/** Names of people who are still there. */
export async function findNames(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]))
}
