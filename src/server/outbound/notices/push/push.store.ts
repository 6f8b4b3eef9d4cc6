import { and, asc, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { newId } from '../../../platform/db/new-id.ts'
import { pushDeliveries, pushSubscriptions } from '../../../platform/db/tables/notices.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect
export type DeliveryRow = typeof pushDeliveries.$inferSelect

/** Whoever subscribes an eleventh browser is no longer told on the one they subscribed first. */
export const MOST_SUBSCRIPTIONS = 10

/** A browser has one endpoint: whoever subscribes in it last is told there, and nobody else. */
export async function saveSubscription(tx: Queryable, row: Omit<SubscriptionRow, 'id'>): Promise<void> {
  // What was on its way to somebody else in this browser goes with their row.
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.endpoint, row.endpoint), sql`${pushSubscriptions.userId} <> ${row.userId}`),
    )
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.sessionId, row.sessionId),
        sql`${pushSubscriptions.endpoint} <> ${row.endpoint}`,
      ),
    )
  await tx
    .insert(pushSubscriptions)
    .values({ ...row, id: newId('psh') })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, row.userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MOST_SUBSCRIPTIONS)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, row.userId), notInArray(pushSubscriptions.id, newest)))
}

export async function findSubscriptionOfSession(
  db: Queryable,
  sessionId: string,
): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId)))[0]
}

export async function deleteSubscriptionOfSession(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/** A session that goes on under another id takes its browser along. */
export async function moveSubscription(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))
}

/** The push service no longer knows the browser. */
export async function dropSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

const isWaiting = and(isNull(pushDeliveries.sentAt), isNull(pushDeliveries.givenUpAt))

/** Some that are due; nobody else takes them before `until`, and other senders pass over them. */
export async function takeDuePushes(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DeliveryRow[]> {
  const due = db
    .select({ noticeId: pushDeliveries.noticeId, subscriptionId: pushDeliveries.subscriptionId })
    .from(pushDeliveries)
    .where(and(isWaiting, lte(pushDeliveries.nextTryAt, now)))
    .orderBy(asc(pushDeliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
    .as('due')
  return db
    .update(pushDeliveries)
    .set({ nextTryAt: until })
    .from(due)
    .where(
      and(eq(pushDeliveries.noticeId, due.noticeId), eq(pushDeliveries.subscriptionId, due.subscriptionId)),
    )
    .returning({
      noticeId: pushDeliveries.noticeId,
      subscriptionId: pushDeliveries.subscriptionId,
      nextTryAt: pushDeliveries.nextTryAt,
      giveUpAt: pushDeliveries.giveUpAt,
      attempts: pushDeliveries.attempts,
      sentAt: pushDeliveries.sentAt,
      givenUpAt: pushDeliveries.givenUpAt,
    })
}

export async function findSubscriptions(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SubscriptionRow>> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

type Change = Partial<Pick<DeliveryRow, 'sentAt' | 'givenUpAt' | 'nextTryAt'>>

export async function changeDelivery(
  db: Queryable,
  { noticeId, subscriptionId, attempts }: DeliveryRow,
  change: Change,
): Promise<void> {
  await db
    .update(pushDeliveries)
    .set({ ...change, attempts: attempts + 1 })
    .where(and(eq(pushDeliveries.noticeId, noticeId), eq(pushDeliveries.subscriptionId, subscriptionId)))
}
