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

type GivenCode = { userId: string; purpose: CodePurpose; codeHash: string; now: Date }

/** Whether this is a person's code; a wrong one is counted, and after five the code is dead. */
export async function matchCode(tx: Queryable, given: GivenCode): Promise<boolean> {
  const { userId, purpose, codeHash, now } = given
  const ofPerson = and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, purpose))
  const rows = await tx
    .select({ userId: emailCodes.userId })
    .from(emailCodes)
    .where(
      and(
        ofPerson,
        eq(emailCodes.codeHash, codeHash),
        gt(emailCodes.expiresAt, now),
        lt(emailCodes.wrongTries, MOST_WRONG_TRIES),
      ),
    )
    .for('update')
  if (rows.length > 0) return true
  await tx
    .update(emailCodes)
    .set({ wrongTries: sql`${emailCodes.wrongTries} + 1` })
    .where(ofPerson)
  return false
}

/** `matchCode`, and a right one is used up. */
export async function takeCode(tx: Queryable, given: GivenCode): Promise<boolean> {
  if (!(await matchCode(tx, given))) return false
  await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, given.userId), eq(emailCodes.purpose, given.purpose)))
  return true
}
