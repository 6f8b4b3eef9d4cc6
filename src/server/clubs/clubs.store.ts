import { eq } from 'drizzle-orm'
import { clubs } from '../db/tables/clubs.ts'
import type { Queryable } from '../db/transaction.ts'

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
  change: { name?: string; currency?: string; handicapMode?: string },
): Promise<void> {
  await db.update(clubs).set(change).where(eq(clubs.id, clubId))
}
