import { and, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { oneTimeSecrets, recoveryCodes, startedSignIns } from '../../platform/db/tables/second-step.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type SecretRow = typeof oneTimeSecrets.$inferSelect

/** A person's secret, also one whose first code was never given. */
export async function findSecret(db: Queryable, userId: string): Promise<SecretRow | undefined> {
  return (await db.select().from(oneTimeSecrets).where(eq(oneTimeSecrets.userId, userId)))[0]
}

/** Whether signing in asks this person for a second step. */
export async function asksForSecondStep(db: Queryable, userId: string): Promise<boolean> {
  return (await findSecret(db, userId))?.onSince != null
}

/** The account of an address that asks for a second step. */
export async function findGuardedAccount(db: Queryable, email: string): Promise<string | undefined> {
  const rows = await db
    .select({ userId: oneTimeSecrets.userId })
    .from(users)
    .innerJoin(oneTimeSecrets, eq(oneTimeSecrets.userId, users.id))
    .where(and(eq(users.email, email), isNotNull(oneTimeSecrets.onSince)))
  return rows[0]?.userId
}

/** Keeps a new secret in the place of one that was never used; false when the second step is on. */
export async function saveNewSecret(
  db: Queryable,
  { userId, sealed, now }: { userId: string; sealed: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(oneTimeSecrets)
    .values({ userId, sealed, madeAt: now })
    .onConflictDoUpdate({
      target: oneTimeSecrets.userId,
      set: { sealed, madeAt: now, lastStep: 0 },
      setWhere: isNull(oneTimeSecrets.onSince),
    })
    .returning({ userId: oneTimeSecrets.userId })
  return rows.length > 0
}

/** Begins to ask for codes of this secret; false when another one was made meanwhile, or it is on. */
export async function beginAsking(
  tx: Queryable,
  { userId, sealed, step, now }: { userId: string; sealed: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(oneTimeSecrets)
    .set({ onSince: now, lastStep: step })
    .where(
      and(
        eq(oneTimeSecrets.userId, userId),
        eq(oneTimeSecrets.sealed, sealed),
        isNull(oneTimeSecrets.onSince),
      ),
    )
    .returning({ userId: oneTimeSecrets.userId })
  return rows.length > 0
}

/** Uses up a code and every earlier one; false when that has happened. */
export async function useStep(
  tx: Queryable,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const rows = await tx
    .update(oneTimeSecrets)
    .set({ lastStep: step })
    .where(and(eq(oneTimeSecrets.userId, userId), lt(oneTimeSecrets.lastStep, step)))
    .returning({ userId: oneTimeSecrets.userId })
  return rows.length > 0
}

/** From now on the password is enough. Gives whether it was not before. */
export async function stopAsking(tx: Queryable, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(startedSignIns).where(eq(startedSignIns.userId, userId))
  const rows = await tx
    .delete(oneTimeSecrets)
    .where(eq(oneTimeSecrets.userId, userId))
    .returning({ onSince: oneTimeSecrets.onSince })
  return rows[0]?.onSince != null
}

export async function replaceRecoveryHashes(
  tx: Queryable,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, madeAt: now })))
}

export async function listRecoveryHashes(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return rows.map(({ codeHash }) => codeHash)
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const rows = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return rows[0]?.left ?? 0
}

/** Uses up a recovery code; false when that has happened. */
export async function useRecoveryHash(
  tx: Queryable,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export async function saveStarted(
  db: Queryable,
  started: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(startedSignIns).values(started)
}

type Given = { tokenHash: string; now: Date }

const isGiven = ({ tokenHash, now }: Given) =>
  and(eq(startedSignIns.tokenHash, tokenHash), gt(startedSignIns.expiresAt, now))

export async function findStarted(db: Queryable, given: Given): Promise<string | undefined> {
  const rows = await db.select({ userId: startedSignIns.userId }).from(startedSignIns).where(isGiven(given))
  return rows[0]?.userId
}

/** Uses it up; undefined when it has been, or its time is over. */
export async function takeStarted(tx: Queryable, given: Given): Promise<string | undefined> {
  const rows = await tx
    .delete(startedSignIns)
    .where(isGiven(given))
    .returning({ userId: startedSignIns.userId })
  return rows[0]?.userId
}

/** Whoever knew the old password, or began before something changed, begins again. */
export async function forgetStarted(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(startedSignIns).where(eq(startedSignIns.userId, userId))
}

export async function removeEndedStarts(db: Queryable, now: Date): Promise<void> {
  await db.delete(startedSignIns).where(lt(startedSignIns.expiresAt, now))
}
