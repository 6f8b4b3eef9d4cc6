import { and, asc, count, desc, eq, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { webhookDeliveries, webhooks } from '../../platform/db/tables/webhooks.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const LISTED = 50

export async function listWebhooks(db: Queryable, clubId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.clubId, clubId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

/** The webhooks of a club, whose row is held until the transaction ends, so that two requests cannot both make the last one. */
export async function lockWebhooks(tx: Queryable, clubId: string): Promise<WebhookRow[]> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update')
  return listWebhooks(tx, clubId)
}

export async function findWebhook(
  db: Queryable,
  { clubId, id }: { clubId: string; id: string },
): Promise<WebhookRow | undefined> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.clubId, clubId)))
  return rows[0]
}

export async function insertWebhook(tx: Queryable, row: WebhookRow): Promise<void> {
  await tx.insert(webhooks).values(row)
}

export async function changeWebhook(
  tx: Queryable,
  id: string,
  change: Partial<Pick<WebhookRow, 'events' | 'failingSince' | 'switchedOffAt'>>,
): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id))
}

export async function deleteWebhook(tx: Queryable, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

export async function hasDeliveries(db: Queryable, webhookId: string): Promise<boolean> {
  const rows = await db
    .select({ deliveries: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
  return (rows[0]?.deliveries ?? 0) > 0
}

/** The last ones, the newest first. */
export async function listDeliveries(db: Queryable, webhookId: string): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(LISTED)
}

export async function findDelivery(
  db: Queryable,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<DeliveryRow | undefined> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
  return rows[0]
}

const isWaiting = and(isNull(webhookDeliveries.sentAt), isNull(webhookDeliveries.givenUpAt))

/**
 * Some that are due, the oldest of each receiver first and as many of each at most; none of those that are `busy`. Nobody else
 * takes them before `until`.
 */
export async function takeDueDeliveries(
  db: Queryable,
  input: { now: Date; until: Date; most: number; ofEach: number; busy: readonly string[] },
): Promise<DeliveryRow[]> {
  const { now, until, most, ofEach, busy } = input
  const isDue = and(isWaiting, lte(webhookDeliveries.nextTryAt, now))
  const { id, webhookId, createdAt, nextTryAt } = webhookDeliveries
  const placed = db
    .select({
      id,
      nextTryAt,
      place: sql<number>`row_number() over (partition by ${webhookId} order by ${createdAt}, ${id})`.as(
        'place',
      ),
    })
    .from(webhookDeliveries)
    .where(and(isDue, busy.length === 0 ? undefined : notInArray(webhookId, [...busy])))
    .as('placed')
  const chosen = db
    .select({ id: placed.id })
    .from(placed)
    .where(lte(placed.place, ofEach))
    .orderBy(asc(placed.place), asc(placed.nextTryAt))
    .limit(most)
  const due = db
    .select({ id })
    .from(webhookDeliveries)
    .where(and(inArray(id, chosen), isDue))
    .for('update', { skipLocked: true })
  const taken = await db
    .update(webhookDeliveries)
    .set({ nextTryAt: until })
    .where(sql`${id} in (${due})`)
    .returning()
  return taken.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** A receiver has failed: all that waits for it is tried then, or given up at its own end. */
export async function postponeWaiting(db: Queryable, webhookId: string, until: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextTryAt: sql`least(${webhookDeliveries.giveUpAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting))
}

export async function changeDelivery(
  db: Queryable,
  id: string,
  change: Partial<
    Pick<DeliveryRow, 'sentAt' | 'givenUpAt' | 'nextTryAt' | 'giveUpAt' | 'attempts' | 'status'>
  >,
): Promise<void> {
  await db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

/** Nothing more goes to a receiver that was switched off. */
export async function giveUpWaiting(tx: Queryable, webhookId: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ givenUpAt: now })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting))
}

export async function findWebhookById(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  return (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0]
}

export async function removeOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
