import { and, count, eq, lt, ne, notExists, sql } from 'drizzle-orm'
import { clubCrests, clubs } from '../platform/db/tables/clubs.ts'
import type { Queryable } from '../platform/db/transaction.ts'

type ClubRow = typeof clubs.$inferSelect

type ClubChoice =
  | 'name'
  | 'colour'
  | 'currency'
  | 'handicapMode'
  | 'inactiveSeason'
  | 'keepPhotoDays'
  | 'keepSignatureDays'
  | 'learnsFromCards'
  | 'networkHost'
  | 'requiresApproval'
  | 'rulesOfPlay'
  | 'timeZone'
  | 'union'

/** Inserts a club unless its code is taken; the unique index decides. False: make another code. */
export async function insertClub(tx: Queryable, club: typeof clubs.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(clubs)
    .values(club)
    .onConflictDoNothing({ target: clubs.code })
    .returning({ id: clubs.id })
  return rows.length === 1
}

export async function changeClub(
  db: Queryable,
  clubId: string,
  change: Partial<Pick<ClubRow, ClubChoice>>,
): Promise<void> {
  await db.update(clubs).set(change).where(eq(clubs.id, clubId))
}

/** How many clubs an account has created, whatever became of them. */
export async function countClubsMadeBy(tx: Queryable, userId: string): Promise<number> {
  const rows = await tx.select({ made: count() }).from(clubs).where(eq(clubs.createdBy, userId))
  return rows[0]?.made ?? 0
}

export async function hasAnyClub(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: clubs.id }).from(clubs).limit(1)
  return rows.length > 0
}

/** Sets another code unless some club has it already. False: make another. */
export async function replaceCode(db: Queryable, clubId: string, code: string): Promise<boolean> {
  const taken = db
    .select({ one: sql`1` })
    .from(clubs)
    .where(eq(clubs.code, code))
  const rows = await db
    .update(clubs)
    .set({ code })
    .where(and(eq(clubs.id, clubId), notExists(taken)))
    .returning({ id: clubs.id })
  return rows.length === 1
}

/** Makes this picture the club's crest and deletes the earlier ones. The same picture again changes nothing. */
export async function saveCrest(tx: Queryable, crest: typeof clubCrests.$inferInsert): Promise<void> {
  await tx.insert(clubCrests).values(crest).onConflictDoNothing({ target: clubCrests.key })
  await tx.update(clubs).set({ crest: crest.key }).where(eq(clubs.id, crest.clubId))
  await tx.delete(clubCrests).where(and(eq(clubCrests.clubId, crest.clubId), ne(clubCrests.key, crest.key)))
}

/** False: the club had none. */
export async function deleteCrest(tx: Queryable, clubId: string): Promise<boolean> {
  await tx.update(clubs).set({ crest: null }).where(eq(clubs.id, clubId))
  const gone = await tx
    .delete(clubCrests)
    .where(eq(clubCrests.clubId, clubId))
    .returning({ key: clubCrests.key })
  return gone.length > 0
}

/** The picture for screens. */
export async function findCrestWebp(db: Queryable, key: string): Promise<Buffer | undefined> {
  return (await db.select({ webp: clubCrests.webp }).from(clubCrests).where(eq(clubCrests.key, key)))[0]?.webp
}

/** Gives clubs with fewer places this many. */
export async function raiseMemberLimits(db: Queryable, atLeast: number): Promise<void> {
  await db.update(clubs).set({ maxMembers: atLeast }).where(lt(clubs.maxMembers, atLeast))
}
