import { and, eq, lte, or, sql } from 'drizzle-orm'
import { photoPlaces } from '../platform/db/tables/photos.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type PhotoPlaceRow = typeof photoPlaces.$inferSelect

/** Another one for each database, also for one that was filled from another's dump or backup. */
export async function findStoreId(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.system_identifier || '-' || d.oid as id from pg_control_system() s, pg_database d
    where d.datname = current_database()`)
  const [row] = rows
  if (!row) throw new Error('Each connection is to a database')
  return row.id
}

export async function insertPlace(db: Queryable, row: typeof photoPlaces.$inferInsert): Promise<void> {
  await db.insert(photoPlaces).values(row)
}

/** Whether this store has marked a place with that id and that word, and is no older copy of the one that did. */
export async function knowsMark(db: Queryable, mark: { id: string; word: string }): Promise<boolean> {
  const isRight = or(eq(photoPlaces.word, mark.word), eq(photoPlaces.nextWord, mark.word))
  const rows = await db
    .select({ id: photoPlaces.id })
    .from(photoPlaces)
    .where(and(eq(photoPlaces.id, mark.id), isRight))
  return rows.length === 1
}

/** Takes the turn to look through a place; undefined where somebody has begun to since then. */
export async function takeTurn(
  db: Queryable,
  turn: { id: string; now: Date; notSince: Date },
): Promise<PhotoPlaceRow | undefined> {
  const rows = await db
    .update(photoPlaces)
    .set({ sweptAt: turn.now })
    .where(and(eq(photoPlaces.id, turn.id), lte(photoPlaces.sweptAt, turn.notSince)))
    .returning()
  return rows[0]
}

export async function changePlace(
  db: Queryable,
  id: string,
  change: Partial<Pick<PhotoPlaceRow, 'word' | 'nextWord' | 'sweptAt'>>,
): Promise<void> {
  await db.update(photoPlaces).set(change).where(eq(photoPlaces.id, id))
}
