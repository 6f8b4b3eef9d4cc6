import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { accessTokens } from '../../platform/db/tables/access-tokens.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type AccessTokenRow = typeof accessTokens.$inferSelect

export async function listTokens(
  db: Queryable,
  userId: string,
): Promise<{ token: AccessTokenRow; clubName: string }[]> {
  return db
    .select({ token: accessTokens, clubName: clubs.name })
    .from(accessTokens)
    .innerJoin(clubs, eq(clubs.id, accessTokens.clubId))
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
}

/** The tokens of a person, who is held until the transaction ends, so that two requests cannot both make the last one. */
export async function lockTokens(tx: Queryable, userId: string): Promise<AccessTokenRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return tx.select().from(accessTokens).where(eq(accessTokens.userId, userId))
}

export async function insertToken(tx: Queryable, row: AccessTokenRow): Promise<void> {
  await tx.insert(accessTokens).values(row)
}

export async function deleteToken(
  tx: Queryable,
  { userId, id }: Pick<AccessTokenRow, 'userId' | 'id'>,
): Promise<AccessTokenRow | undefined> {
  const gone = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning()
  return gone[0]
}

/** All of a person's tokens, or those for one club. */
export async function deleteTokensOf(
  tx: Queryable,
  { userId, clubId }: { userId: string; clubId?: string },
): Promise<void> {
  await tx
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, userId),
        clubId === undefined ? undefined : eq(accessTokens.clubId, clubId),
      ),
    )
}

export async function findToken(db: Queryable, secretHash: string): Promise<AccessTokenRow | undefined> {
  const rows = await db.select().from(accessTokens).where(eq(accessTokens.secretHash, secretHash))
  return rows[0]
}

/** Notes that a token is used, at most once an hour. */
export async function noteUse(db: Queryable, id: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000)
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(accessTokens.id, id),
        or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, anHourAgo)),
      ),
    )
}

/** Tokens that ended so long ago that nobody looks for them any more. */
export async function removeOldTokens(db: Queryable, before: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before))
}
