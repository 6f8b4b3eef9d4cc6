import { and, eq, gt } from 'drizzle-orm'
import type { GuardianAnswer } from '#contract/data/guardian-answer.ts'
import { clubs, memberships } from '../platform/db/tables/clubs.ts'
import { guardians } from '../platform/db/tables/consents.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type GuardianRow = typeof guardians.$inferSelect

export async function findGuardian(db: Queryable, userId: string): Promise<GuardianRow | undefined> {
  return (await db.select().from(guardians).where(eq(guardians.userId, userId)))[0]
}

/** undefined: somebody who agrees alone. */
export async function findGuardianAnswer(db: Queryable, userId: string): Promise<GuardianAnswer | undefined> {
  return (await findGuardian(db, userId))?.answer
}

/** Names a guardian in the place of an earlier one. */
export async function saveGuardian(tx: Queryable, row: GuardianRow): Promise<void> {
  await tx.insert(guardians).values(row).onConflictDoUpdate({ target: guardians.userId, set: row })
}

/** False: there was none. */
export async function deleteGuardian(tx: Queryable, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(guardians)
    .where(eq(guardians.userId, userId))
    .returning({ id: guardians.userId })
  return gone.length > 0
}

/** The child that a link is about, as long as it is valid; held until the end of the transaction. */
export async function findByLink(
  tx: Queryable,
  { linkHash, now }: { linkHash: string; now: Date },
): Promise<GuardianRow | undefined> {
  const rows = await tx
    .select()
    .from(guardians)
    .where(and(eq(guardians.linkHash, linkHash), gt(guardians.linkUntil, now)))
    .for('update')
  return rows[0]
}

/** Keeps the answer. The link that brought it is used up; `linkHash` is that of the next one, if there is one. */
export async function saveAnswer(
  tx: Queryable,
  answered: Pick<GuardianRow, 'userId' | 'answer' | 'linkHash' | 'linkUntil'> & { now: Date },
): Promise<void> {
  const { userId, now, ...change } = answered
  await tx
    .update(guardians)
    .set({ ...change, answeredAt: now })
    .where(eq(guardians.userId, userId))
}

/** The clubs that a person belongs to or waits for. */
export async function listClubsOf(
  db: Queryable,
  userId: string,
): Promise<{ clubId: string; name: string; networkHost: string | null }[]> {
  return db
    .select({ clubId: clubs.id, name: clubs.name, networkHost: clubs.networkHost })
    .from(memberships)
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(and(eq(memberships.userId, userId), eq(memberships.status, 'active')))
    .orderBy(clubs.id)
}
