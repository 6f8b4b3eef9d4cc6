import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { kiosks } from '../../platform/db/tables/kiosks.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type KioskRow = typeof kiosks.$inferSelect

/** Withdrawn ones stay in the list as long as there are not many others. */
const MOST_LISTED = 50

export async function listClubKiosks(db: Queryable, clubId: string): Promise<KioskRow[]> {
  return db
    .select()
    .from(kiosks)
    .where(eq(kiosks.clubId, clubId))
    .orderBy(sql`${kiosks.withdrawnAt} is not null`, desc(kiosks.createdAt))
    .limit(MOST_LISTED)
}

export async function insertKiosk(tx: Queryable, row: typeof kiosks.$inferInsert): Promise<KioskRow> {
  const [inserted] = await tx.insert(kiosks).values(row).returning()
  if (!inserted) throw new Error('The kiosk was not inserted')
  return inserted
}

export async function changeKiosk(tx: Queryable, id: string, change: Partial<KioskRow>): Promise<KioskRow> {
  const [changed] = await tx.update(kiosks).set(change).where(eq(kiosks.id, id)).returning()
  if (!changed) throw new Error(`The kiosk ${id} is gone`)
  return changed
}

export async function lockClubKiosk(
  tx: Queryable,
  { clubId, kioskId }: { clubId: string; kioskId: string },
): Promise<KioskRow | undefined> {
  const rows = await tx
    .select()
    .from(kiosks)
    .where(and(eq(kiosks.clubId, clubId), eq(kiosks.id, kioskId)))
    .for('update')
  return rows[0]
}

/** The one of this name whose link nobody has opened. */
export async function lockWaitingKiosk(
  tx: Queryable,
  { clubId, name }: { clubId: string; name: string },
): Promise<KioskRow | undefined> {
  const rows = await tx
    .select()
    .from(kiosks)
    .where(
      and(
        eq(kiosks.clubId, clubId),
        eq(kiosks.name, name),
        isNull(kiosks.openedAt),
        isNull(kiosks.withdrawnAt),
      ),
    )
    .limit(1)
    .for('update')
  return rows[0]
}

export async function lockKioskOfLink(tx: Queryable, linkHash: string): Promise<KioskRow | undefined> {
  const rows = await tx.select().from(kiosks).where(eq(kiosks.linkHash, linkHash)).for('update')
  return rows[0]
}

/** Until the transaction ends nobody withdraws it. */
export async function holdKiosk(tx: Queryable, id: string): Promise<KioskRow | undefined> {
  const rows = await tx.select().from(kiosks).where(eq(kiosks.id, id)).for('share')
  return rows[0]
}

export async function findKioskOfToken(db: Queryable, tokenHash: string) {
  const rows = await db
    .select({ kiosk: kiosks, club: clubs })
    .from(kiosks)
    .innerJoin(clubs, eq(clubs.id, kiosks.clubId))
    .where(eq(kiosks.tokenHash, tokenHash))
  return rows[0]
}
