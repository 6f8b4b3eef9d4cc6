import { and, asc, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { newId } from '../../../platform/db/new-id.ts'
import { memberCategories, memberships } from '../../../platform/db/tables/clubs.ts'
import { competitions } from '../../../platform/db/tables/competitions.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

/** A club's categories by name. */
export async function findCategories(db: Queryable, clubId: string) {
  return db
    .select({ id: memberCategories.id, name: memberCategories.name })
    .from(memberCategories)
    .where(eq(memberCategories.clubId, clubId))
    .orderBy(asc(sql`lower(${memberCategories.name})`))
}

/** The names of a club's categories by their ids. */
export async function findCategoryNames(db: Queryable, clubId: string): Promise<Map<string, string>> {
  return new Map((await findCategories(db, clubId)).map(({ id, name }) => [id, name]))
}

/** One category of a club; locked for the change that follows. */
export async function lockCategory(tx: Queryable, input: { clubId: string; categoryId: string }) {
  const rows = await tx
    .select({ id: memberCategories.id, name: memberCategories.name })
    .from(memberCategories)
    .where(and(eq(memberCategories.id, input.categoryId), eq(memberCategories.clubId, input.clubId)))
    .for('update')
  return rows[0]
}

/** Whether all of these are categories of the club; none of them is deleted before the transaction ends. */
export async function areCategoriesOf(
  tx: Queryable,
  { clubId, categoryIds }: { clubId: string; categoryIds: readonly string[] },
): Promise<boolean> {
  if (categoryIds.length === 0) return true
  const found = await tx
    .select({ id: memberCategories.id })
    .from(memberCategories)
    .where(and(eq(memberCategories.clubId, clubId), inArray(memberCategories.id, [...categoryIds])))
    .orderBy(asc(memberCategories.id))
    .for('share')
  return found.length === new Set(categoryIds).size
}

/** A club's categories with how many members each has. */
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

/** The competitions of a club still to be played that are only for some categories, with which. */
export async function listAsking(db: Queryable, { clubId, now }: { clubId: string; now: Date }) {
  const rows = await db
    .select({ name: competitions.name, eligibility: competitions.eligibility })
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, clubId),
        gt(competitions.endDate, now),
        ne(competitions.status, 'cancelled'),
        sql`${competitions.eligibility} -> 'categories' is not null`,
      ),
    )
    .orderBy(asc(competitions.startDate), asc(competitions.id))
  return rows.map(({ name, eligibility }) => ({ name, categories: eligibility?.categories ?? [] }))
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

/** False where there is a category of this id already, of this club or another. */
export async function insertCategory(
  tx: Queryable,
  row: typeof memberCategories.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(memberCategories)
    .values(row)
    .onConflictDoNothing({ target: memberCategories.id })
    .returning({ id: memberCategories.id })
  return inserted.length === 1
}

export async function renameCategory(tx: Queryable, categoryId: string, name: string): Promise<void> {
  await tx.update(memberCategories).set({ name }).where(eq(memberCategories.id, categoryId))
}

/** Its members lose it by the foreign key. */
export async function deleteCategoryRow(tx: Queryable, categoryId: string): Promise<void> {
  await tx.delete(memberCategories).where(eq(memberCategories.id, categoryId))
}

/** Of these people those who are members of the club or wait for it, with their category; locked. */
export async function lockCategoriesOf(
  tx: Queryable,
  { clubId, memberIds }: { clubId: string; memberIds: readonly string[] },
) {
  return tx
    .select({ userId: memberships.userId, categoryId: memberships.categoryId })
    .from(memberships)
    .where(
      and(
        eq(memberships.clubId, clubId),
        inArray(memberships.userId, [...memberIds]),
        ne(memberships.status, 'removed'),
      ),
    )
    .orderBy(asc(memberships.userId))
    .for('update')
}

export async function changeCategory(
  tx: Queryable,
  input: { clubId: string; memberIds: readonly string[]; categoryId: string | null },
): Promise<void> {
  await tx
    .update(memberships)
    .set({ categoryId: input.categoryId })
    .where(and(eq(memberships.clubId, input.clubId), inArray(memberships.userId, [...input.memberIds])))
}

export async function changeBornOn(
  tx: Queryable,
  membershipId: string,
  bornOn: number | null,
): Promise<void> {
  await tx.update(memberships).set({ bornOn }).where(eq(memberships.id, membershipId))
}
