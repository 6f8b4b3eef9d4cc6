import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import { newId } from '../db/new-id.ts'
import { memberCategories, memberships } from '../db/tables/clubs.ts'
import type { Queryable } from '../db/transaction.ts'

/** A club's categories by name. */
export async function findCategories(db: Queryable, clubId: string) {
  return db
    .select({ id: memberCategories.id, name: memberCategories.name })
    .from(memberCategories)
    .where(eq(memberCategories.clubId, clubId))
    .orderBy(asc(sql`lower(${memberCategories.name})`))
}

/** The same with how many members each has. */
export async function countByCategory(db: Queryable, clubId: string) {
  return db
    .select({ id: memberCategories.id, name: memberCategories.name, members: count(memberships.id) })
    .from(memberCategories)
    .leftJoin(
      memberships,
      and(eq(memberships.categoryId, memberCategories.id), ne(memberships.status, 'removed')),
    )
    .where(eq(memberCategories.clubId, clubId))
    .groupBy(memberCategories.id)
    .orderBy(asc(sql`lower(${memberCategories.name})`))
}

/** Adds the names that the club has not, and answers the ids of all its categories by their names in small letters. */
export async function addCategories(
  tx: Queryable,
  { clubId, names, now }: { clubId: string; names: readonly string[]; now: Date },
): Promise<Map<string, string>> {
  if (names.length > 0)
    await tx
      .insert(memberCategories)
      .values(names.map((name) => ({ id: newId('cat'), clubId, name, createdAt: now })))
      .onConflictDoNothing()
  return new Map((await findCategories(tx, clubId)).map(({ id, name }) => [name.toLowerCase(), id]))
}
