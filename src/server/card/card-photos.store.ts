import { and, eq, inArray, or } from 'drizzle-orm'
import { photos } from '../platform/db/tables/photos.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type KeptPhoto = { photo: typeof photos.$inferSelect; clubId: string | null }

/** A photo whose bytes have arrived, with the club of its round. */
export async function findKeptPhoto(db: Queryable, id: string): Promise<KeptPhoto | undefined> {
  const rows = await db
    .select({ photo: photos, clubId: rounds.clubId })
    .from(photos)
    .leftJoin(rounds, eq(rounds.id, photos.roundId))
    .where(and(eq(photos.id, id), inArray(photos.state, ['kept', 'attached'])))
  return rows[0]
}

/** Attaches a player's own uploaded photo to their round; false when there is no such photo or another round has it. */
export async function attachPhoto(
  tx: Queryable,
  input: { id: string; ownerId: string; roundId: string; expiresAt: Date },
): Promise<boolean> {
  const { id, ownerId, roundId, expiresAt } = input
  const attached = await tx
    .update(photos)
    .set({ state: 'attached', roundId, expiresAt })
    .where(
      and(
        eq(photos.id, id),
        eq(photos.ownerId, ownerId),
        or(eq(photos.state, 'kept'), and(eq(photos.state, 'attached'), eq(photos.roundId, roundId))),
      ),
    )
    .returning({ id: photos.id })
  return attached.length === 1
}

/** The photos of a card that has become another one. */
export async function attachPhotosOf(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.update(photos).set({ roundId: to }).where(eq(photos.roundId, from))
}
