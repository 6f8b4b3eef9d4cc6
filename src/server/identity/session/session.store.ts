import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { sessions } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { sessionTokenHash } from './session-token.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(db: Queryable, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

/** The session of a cookie's token, ended or not, which nobody changes until the transaction ends. */
export async function lockSession(tx: Queryable, token: string): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.token, sessionTokenHash(token)))
    .for('update')
  return rows[0]
}

/** Reads the session of a cookie's token, ended or not; planned once, because each score of a player begins with it. */
export function prepareSessionReading(db: Database): (token: string) => Promise<SessionRow | undefined> {
  const session = db
    .select()
    .from(sessions)
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session')
  return async (token) => (await session.execute({ token: sessionTokenHash(token) }))[0]
}

export async function changeSession(
  db: Queryable,
  sessionId: string,
  change: Partial<SessionRow>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, sessionId))
}

/** Gives whose session it was. */
export async function deleteSession(db: Queryable, token: string): Promise<string | undefined> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.token, sessionTokenHash(token)))
    .returning({ userId: sessions.userId })
  return rows[0]?.userId
}

/** A person's sessions that have not ended, the one used last first. */
export async function listSessions(db: Queryable, userId: string, endAfter: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, endAfter)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt), desc(sessions.id))
}

/** Ends one session of a person, or all of them, or all but one. Gives how many there were. */
export async function endSessions(
  db: Queryable,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const { only, except } = which
  const gone = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return gone.length
}
