import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/**
 * Locks a person, so that what two do at once to their cards, record or entries takes turns. Gives their Handicap Index
 * (tenths), what is known of their ratings and tees, and the version of what is edited.
 */
export async function lockPlayer(tx: Queryable, userId: string) {
  const rows = await tx
    .select({
      handicapIndex: users.handicapIndex,
      gender: users.gender,
      usualTeeName: users.usualTeeName,
      usualTeeColor: users.usualTeeColor,
      version: users.version,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows[0]
}

/** Locks some players in the order of their ids. */
export async function lockPlayers(tx: Queryable, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('update')
}
