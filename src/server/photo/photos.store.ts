import { and, count, eq, gt, inArray, lte } from 'drizzle-orm'
import { photos } from '../platform/db/tables/photos.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export async function insertPhoto(db: Queryable, photo: typeof photos.$inferInsert): Promise<void> {
  await db.insert(photos).values(photo)
}

/** Counts the photos that a person has started to upload since then and not handed in with a round. */
export async function countUnclaimedPhotos(db: Queryable, ownerId: string, since: Date): Promise<number> {
  const loose = inArray(photos.state, ['promised', 'receiving', 'kept'])
  const rows = await db
    .select({ count: count() })
    .from(photos)
    .where(and(eq(photos.ownerId, ownerId), gt(photos.createdAt, since), loose))
  return rows[0]?.count ?? 0
}

export async function findPhotoState(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.select({ state: photos.state }).from(photos).where(eq(photos.id, id)))[0]?.state
}

/** A photo of this person in whatever state. */
export async function findOwnPhotoState(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string | undefined> {
  const own = and(eq(photos.id, id), eq(photos.ownerId, ownerId))
  return (await db.select({ state: photos.state }).from(photos).where(own))[0]?.state
}

/** Changes a photo's state from one to another; false when it was not in the first. Of two simultaneous calls one succeeds. */
export async function changePhotoState(
  db: Queryable,
  id: string,
  step: { from: string; to: string },
): Promise<boolean> {
  const moved = await db
    .update(photos)
    .set({ state: step.to })
    .where(and(eq(photos.id, id), eq(photos.state, step.from)))
    .returning({ id: photos.id })
  return moved.length === 1
}

export async function removePhoto(db: Queryable, id: string): Promise<void> {
  await db.delete(photos).where(eq(photos.id, id))
}

/** Extends the life of a photo whose owner asked for its path; false when there is no such photo of theirs. */
export async function extendPhoto(
  db: Queryable,
  input: { id: string; ownerId: string; expiresAt: Date },
): Promise<boolean> {
  const { id, ownerId, expiresAt } = input
  const own = and(eq(photos.id, id), eq(photos.ownerId, ownerId))
  const prolonged = await db
    .update(photos)
    .set({ expiresAt })
    .where(and(own, eq(photos.state, 'kept')))
    .returning({ id: photos.id })
  if (prolonged.length === 1) return true
  return (
    (
      await db
        .select({ id: photos.id })
        .from(photos)
        .where(and(own, eq(photos.state, 'attached')))
    ).length === 1
  )
}

/** Deletes the rows of expired photos and returns their ids. Their rounds stay and no longer name a photo. */
export async function removeExpiredPhotos(tx: Queryable, now: Date, most: number): Promise<string[]> {
  const due = await tx
    .select({ id: photos.id, roundId: photos.roundId })
    .from(photos)
    .where(lte(photos.expiresAt, now))
    .orderBy(photos.expiresAt)
    .limit(most)
    .for('update', { skipLocked: true })
  const roundIds = due.flatMap(({ roundId }) => roundId ?? [])
  if (roundIds.length > 0)
    await tx.update(rounds).set({ scorecardPhoto: null }).where(inArray(rounds.id, roundIds))
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(photos).where(inArray(photos.id, ids))
  return ids
}

/** Which of these photos have a row. */
export async function listKnownPhotos(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...ids]))
  return rows.map(({ id }) => id)
}
