import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { emailCodes } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** `change`: of a new address, which the hashes are made with. */
export type CodePurpose = 'reset' | 'verify' | 'change'

const MOST_WRONG_TRIES = 5

/** Replaces a person's code; false when the old one was made after `notBefore` and therefore stays. */
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

/** Deletes the code of a link and returns the id of the person it was mailed to; undefined when it is wrong or expired. */
export async function takeLink(
  tx: Queryable,
  input: { purpose: CodePurpose; linkHash: string; now: Date },
): Promise<string | undefined> {
  const rows = await tx
    .delete(emailCodes)
    .where(
      and(
        eq(emailCodes.purpose, input.purpose),
        eq(emailCodes.linkHash, input.linkHash),
        gt(emailCodes.expiresAt, input.now),
      ),
    )
    .returning({ userId: emailCodes.userId })
  return rows[0]?.userId
}

type GivenCode = { userId: string; purpose: CodePurpose; codeHash: string; now: Date }

/** Whether this is the person's code. A wrong one is counted; after five of them the right one no longer works. */
export async function matchCode(tx: Queryable, given: GivenCode): Promise<boolean> {
  const { userId, purpose, codeHash, now } = given
  const isTheirs = and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, purpose))
  const rows = await tx
    .select({ userId: emailCodes.userId })
    .from(emailCodes)
    .where(
      and(
        isTheirs,
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
    .where(isTheirs)
  return false
}

/** Like `matchCode`, but a right code is deleted. */
export async function takeCode(tx: Queryable, given: GivenCode): Promise<boolean> {
  if (!(await matchCode(tx, given))) return false
  await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, given.userId), eq(emailCodes.purpose, given.purpose)))
  return true
}

/** For codes that lie in a mailbox that is no longer the person's, or came before a new password. */
export async function deleteCodes(
  tx: Queryable,
  userId: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, userId), inArray(emailCodes.purpose, [...purposes])))
}
