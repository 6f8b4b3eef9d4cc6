import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { emailCodes } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type CodePurpose = 'reset' | 'verify'

const MOST_WRONG_TRIES = 5

/** Puts a new code in the place of the old one; false when that is younger than `notBefore`, so that it is kept. */
export async function replaceCode(
  tx: Queryable,
  code: {
    userId: string
    purpose: CodePurpose
    codeHash: string
    linkHash: string
    createdAt: Date
    expiresAt: Date
    notBefore: Date
  },
): Promise<boolean> {
  const { notBefore, ...values } = code
  const rows = await tx
    .insert(emailCodes)
    .values(values)
    .onConflictDoUpdate({
      target: [emailCodes.userId, emailCodes.purpose],
      set: { ...values, wrongTries: 0 },
      setWhere: lt(emailCodes.createdAt, notBefore),
    })
    .returning({ userId: emailCodes.userId })
  return rows.length > 0
}

/** Uses up a link; the person it was mailed to. */
export async function takeLink(
  tx: Queryable,
  terms: { purpose: CodePurpose; linkHash: string; now: Date },
): Promise<string | undefined> {
  const rows = await tx
    .delete(emailCodes)
    .where(
      and(
        eq(emailCodes.purpose, terms.purpose),
        eq(emailCodes.linkHash, terms.linkHash),
        gt(emailCodes.expiresAt, terms.now),
      ),
    )
    .returning({ userId: emailCodes.userId })
  return rows[0]?.userId
}

/** Uses up a person's code; a wrong one is counted, and after five the code is dead. */
export async function takeCode(
  tx: Queryable,
  terms: { userId: string; purpose: CodePurpose; codeHash: string; now: Date },
): Promise<boolean> {
  const ofPerson = and(eq(emailCodes.userId, terms.userId), eq(emailCodes.purpose, terms.purpose))
  const rows = await tx
    .delete(emailCodes)
    .where(
      and(
        ofPerson,
        eq(emailCodes.codeHash, terms.codeHash),
        gt(emailCodes.expiresAt, terms.now),
        lt(emailCodes.wrongTries, MOST_WRONG_TRIES),
      ),
    )
    .returning({ userId: emailCodes.userId })
  if (rows.length > 0) return true
  await tx
    .update(emailCodes)
    .set({ wrongTries: sql`${emailCodes.wrongTries} + 1` })
    .where(ofPerson)
  return false
}
