import { and, eq, lt, sql } from 'drizzle-orm'
import { clubCardAccounts } from '../../platform/db/tables/billing.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type CardAccountRow = typeof clubCardAccounts.$inferSelect

export async function findCardAccount(
  db: Queryable,
  clubId: string,
  options?: { lock: boolean },
): Promise<CardAccountRow | undefined> {
  const query = db.select().from(clubCardAccounts).where(eq(clubCardAccounts.clubId, clubId))
  const rows = options?.lock ? await query.for('update') : await query
  return rows[0]
}

/** Keeps the account of a club, unless somebody else has just done so. Gives the id that stands. */
export async function keepCardAccount(
  db: Queryable,
  row: { clubId: string; accountId: string; createdAt: Date },
): Promise<string> {
  const rows = await db
    .insert(clubCardAccounts)
    .values(row)
    .onConflictDoUpdate({ target: clubCardAccounts.clubId, set: { clubId: row.clubId } })
    .returning({ accountId: clubCardAccounts.accountId })
  return rows[0]?.accountId ?? row.accountId
}

export async function findClubOfAccount(db: Queryable, accountId: string): Promise<string | undefined> {
  const rows = await db
    .select({ clubId: clubCardAccounts.clubId })
    .from(clubCardAccounts)
    .where(eq(clubCardAccounts.accountId, accountId))
  return rows[0]?.clubId
}

/** Numbers a question before it is asked; undefined where the club has no account. */
export async function numberAccountQuestion(
  db: Queryable,
  clubId: string,
): Promise<{ accountId: string; question: number } | undefined> {
  const rows = await db
    .update(clubCardAccounts)
    .set({ asked: sql`${clubCardAccounts.asked} + 1` })
    .where(eq(clubCardAccounts.clubId, clubId))
    .returning({ accountId: clubCardAccounts.accountId, question: clubCardAccounts.asked })
  return rows[0]
}

/** Writes what the processor answered, unless a later question has been answered. */
export async function keepAccountAnswer(
  tx: Queryable,
  answer: {
    clubId: string
    question: number
    takesCards: boolean
    hasDetails: boolean
    isGone: boolean
  },
): Promise<boolean> {
  const { clubId, question, ...said } = answer
  const rows = await tx
    .update(clubCardAccounts)
    .set({ ...said, answered: question })
    .where(and(eq(clubCardAccounts.clubId, clubId), lt(clubCardAccounts.answered, question)))
    .returning({ clubId: clubCardAccounts.clubId })
  return rows.length === 1
}

export async function setDisconnected(tx: Queryable, clubId: string, at: Date | null): Promise<void> {
  await tx.update(clubCardAccounts).set({ disconnectedAt: at }).where(eq(clubCardAccounts.clubId, clubId))
}

/** For an account that is gone at the processor, when the club makes a new one. */
export async function replaceCardAccount(
  tx: Queryable,
  row: { clubId: string; accountId: string },
): Promise<void> {
  await tx
    .update(clubCardAccounts)
    .set({ accountId: row.accountId, isGone: false, takesCards: false, hasDetails: false })
    .where(eq(clubCardAccounts.clubId, row.clubId))
}
