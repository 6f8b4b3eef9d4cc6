import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { entriesOf } from '../../platform/db/entries-of.ts'
import type { OfCard } from '../../platform/db/of-club.ts'
import { lateScores } from '../../platform/db/tables/late-scores.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { holeEntries, rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type LateScoreRow = typeof lateScores.$inferSelect
type NewLateScore = typeof lateScores.$inferInsert

/**
 * Which of these entries the card has had since before it was handed in, or the club has as late ones; and the holes of those
 * that it has still to decide about.
 */
export async function findKnownEntries(
  tx: Queryable,
  { round, ids }: { round: OfCard; ids: readonly string[] },
): Promise<{ known: Set<string>; openHoles: number[] }> {
  const of = [...ids]
  const { id: roundId } = round
  const [onCard, late] = await Promise.all([
    tx
      .select({ id: holeEntries.id })
      .from(holeEntries)
      .where(and(entriesOf(round), inArray(holeEntries.id, of))),
    tx
      .select({ id: lateScores.id, holeNumber: lateScores.holeNumber, state: lateScores.state })
      .from(lateScores)
      .where(and(eq(lateScores.roundId, roundId), inArray(lateScores.id, of))),
  ])
  return {
    known: new Set([...onCard, ...late].map(({ id }) => id)),
    openHoles: late.filter(({ state }) => state === 'open').map(({ holeNumber }) => holeNumber),
  }
}

export async function countLateScores(tx: Queryable, roundId: string): Promise<number> {
  const rows = await tx.select({ all: count() }).from(lateScores).where(eq(lateScores.roundId, roundId))
  return rows[0]?.all ?? 0
}

/** Keeps one, in the place of an older open one for the same hole; an older one than that is kept as replaced. */
export async function insertLateScore(tx: Queryable, row: NewLateScore): Promise<void> {
  const { roundId, holeNumber, typedAt } = row
  const open = and(
    eq(lateScores.roundId, roundId),
    eq(lateScores.holeNumber, holeNumber),
    eq(lateScores.state, 'open'),
  )
  const [held] = await tx.select().from(lateScores).where(open)
  if (held && held.typedAt >= typedAt) {
    await tx.insert(lateScores).values({ ...row, state: 'replaced' })
    return
  }
  if (held) await tx.update(lateScores).set({ state: 'replaced' }).where(open)
  await tx.insert(lateScores).values(row)
}

export async function lockLateScore(
  tx: Queryable,
  { roundId, id }: { roundId: string; id: string },
): Promise<LateScoreRow | undefined> {
  const rows = await tx
    .select()
    .from(lateScores)
    .where(and(eq(lateScores.roundId, roundId), eq(lateScores.id, id)))
    .for('update')
  return rows[0]
}

export async function settleLateScore(
  tx: Queryable,
  { roundId, id }: { roundId: string; id: string },
  decision: Pick<LateScoreRow, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<void> {
  await tx
    .update(lateScores)
    .set(decision)
    .where(and(eq(lateScores.roundId, roundId), eq(lateScores.id, id)))
}

/** The late scores of a card by hole, with who decided; the replaced ones are only kept. */
export async function listLateScoresOf(db: Queryable, roundId: string) {
  return db
    .select({ late: lateScores, firstName: users.firstName, lastName: users.lastName })
    .from(lateScores)
    .leftJoin(users, eq(users.id, lateScores.decidedBy))
    .where(and(eq(lateScores.roundId, roundId), sql`${lateScores.state} <> 'replaced'`))
    .orderBy(asc(lateScores.holeNumber), asc(lateScores.receivedAt))
}

/** The cards of a club with open ones, the longest waiting first. */
export async function listCardsWithLateScores(db: Queryable, clubId: string, limit: number) {
  return db
    .select({
      roundId: rounds.id,
      startedAt: rounds.startedAt,
      courseName: courses.name,
      firstName: users.firstName,
      lastName: users.lastName,
      holes: sql<number[]>`array_agg(${lateScores.holeNumber} order by ${lateScores.holeNumber})`,
    })
    .from(lateScores)
    .innerJoin(rounds, eq(rounds.id, lateScores.roundId))
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(users, eq(users.id, rounds.userId))
    .where(and(eq(lateScores.clubId, clubId), eq(lateScores.state, 'open')))
    .groupBy(rounds.id, courses.id, users.id)
    .orderBy(sql`min(${lateScores.receivedAt})`)
    .limit(limit)
}
