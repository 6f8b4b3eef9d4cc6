import { and, countDistinct, eq, inArray } from 'drizzle-orm'
import { memberships } from '../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** How many of these people have an account, and so can be told in the app. A guest, or a member from the list, has none. */
export async function countWithAccount(db: Queryable, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0
  const [found] = await db
    .select({ count: countDistinct(memberships.userId) })
    .from(memberships)
    .where(and(inArray(memberships.userId, [...userIds]), eq(memberships.hasNoAccount, false)))
  return found?.count ?? 0
}
