import { and, eq, inArray } from 'drizzle-orm'
import { memberCategories, memberships } from '../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** What the club's list says of its members, by their ids. */
export async function readListSays(
  db: Queryable,
  { clubId, userIds }: { clubId: string; userIds: readonly string[] },
) {
  const { userId, memberNumber, nationalId, phone, bornOn } = memberships
  const rows = await db
    .select({ userId, memberNumber, nationalId, phone, bornOn, category: memberCategories.name })
    .from(memberships)
    .leftJoin(memberCategories, eq(memberCategories.id, memberships.categoryId))
    .where(and(eq(memberships.clubId, clubId), inArray(memberships.userId, [...userIds])))
  return new Map(rows.map(({ userId: id, ...says }) => [id, says]))
}
