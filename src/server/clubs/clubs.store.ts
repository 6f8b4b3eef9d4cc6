import { and, eq, notExists, sql } from 'drizzle-orm'
import { clubs } from '../db/tables/clubs.ts'
import type { Queryable } from '../db/transaction.ts'

type ClubRow = typeof clubs.$inferSelect

/** Inserts a club unless its code is taken; the unique index decides. False: make another code. */
export async function insertClub(tx: Queryable, club: typeof clubs.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(clubs)
    .values(club)
    .onConflictDoNothing({ target: clubs.code })
    .returning({ id: clubs.id })
  return rows.length === 1
}

export async function changeClub(
  db: Queryable,
  clubId: string,
  change: Partial<
    Pick<ClubRow, 'name' | 'currency' | 'handicapMode' | 'networkHost' | 'requiresApproval' | 'timeZone'>
  >,
): Promise<void> {
  await db.update(clubs).set(change).where(eq(clubs.id, clubId))
}

export async function hasAnyClub(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: clubs.id }).from(clubs).limit(1)
  return rows.length > 0
}

/** Sets another code unless some club has it already. False: make another. */
export async function replaceCode(db: Queryable, clubId: string, code: string): Promise<boolean> {
  const taken = db
    .select({ one: sql`1` })
    .from(clubs)
    .where(eq(clubs.code, code))
  const rows = await db
    .update(clubs)
    .set({ code })
    .where(and(eq(clubs.id, clubId), notExists(taken)))
    .returning({ id: clubs.id })
  return rows.length === 1
}
