import { and, asc, desc, eq } from 'drizzle-orm'
import type { ObjectionState } from '#golf/card/card-objection.ts'
import { cardObjections } from '../../platform/db/tables/card-objections.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type ObjectionRow = typeof cardObjections.$inferSelect

/** What the player said last of a card. */
export async function findLastObjection(db: Queryable, roundId: string): Promise<ObjectionRow | undefined> {
  const rows = await db
    .select()
    .from(cardObjections)
    .where(eq(cardObjections.roundId, roundId))
    .orderBy(desc(cardObjections.at), desc(cardObjections.id))
    .limit(1)
  return rows[0]
}

export async function findObjection(db: Queryable, id: string): Promise<ObjectionRow | undefined> {
  return (await db.select().from(cardObjections).where(eq(cardObjections.id, id)))[0]
}

export async function insertObjection(tx: Queryable, row: typeof cardObjections.$inferInsert): Promise<void> {
  await tx.insert(cardObjections).values(row)
}

type Settled = {
  roundId: string
  state: Exclude<ObjectionState, 'open'>
  by: string
  at: Date
  answer: string | null
}

/** Settles what waits on a card; undefined where nothing does. */
export async function settleOpenObjection(
  tx: Queryable,
  { roundId, state, by, at, answer }: Settled,
): Promise<ObjectionRow | undefined> {
  const rows = await tx
    .update(cardObjections)
    .set({ state, settledBy: by, settledAt: at, answer })
    .where(and(eq(cardObjections.roundId, roundId), eq(cardObjections.state, 'open')))
    .returning()
  return rows[0]
}

/** Cards of a club on which something waits, the oldest first. */
export async function listOpenObjections(db: Queryable, clubId: string, limit: number) {
  return db
    .select({
      objection: cardObjections,
      courseName: courses.name,
      player: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(cardObjections)
    .innerJoin(rounds, and(eq(rounds.id, cardObjections.roundId), eq(rounds.clubId, cardObjections.clubId)))
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(users, eq(users.id, rounds.userId))
    .where(and(eq(cardObjections.clubId, clubId), eq(cardObjections.state, 'open')))
    .orderBy(asc(cardObjections.at))
    .limit(limit)
}
