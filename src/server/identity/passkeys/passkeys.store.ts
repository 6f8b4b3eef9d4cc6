import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { passkeyChallenges, passkeys } from '../../platform/db/tables/passkeys.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function listPasskeyRows(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

/** With `lock` nobody else uses or removes it until the transaction is over. */
export async function findPasskey(
  db: Queryable,
  id: string,
  options?: { lock: boolean },
): Promise<PasskeyRow | undefined> {
  const query = db.select().from(passkeys).where(eq(passkeys.id, id))
  return (options?.lock ? await query.for('update') : await query)[0]
}

/** Holds the person's row, so that two that are added at once are counted one after the other. */
export async function lockOwner(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** False when somebody has a passkey of this id. */
export async function insertPasskey(tx: Queryable, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length > 0
}

export async function notePasskeyUse(
  tx: Queryable,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

export async function deletePasskey(
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function saveChallenge(
  db: Queryable,
  row: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

/** Uses a challenge up; false when it was, is too old, or was made for something else. */
export async function takeChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return rows.length > 0
}

export async function removeEndedChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
