import { and, arrayContains, desc, eq, isNull, sql } from 'drizzle-orm'
import { WEBHOOK_PATIENCE_MS } from '#contract/outbound/webhook-retry.ts'
import type { WebhookEvent, WebhookNews } from '#contract/outbound/webhook-events.ts'
import { newId } from '../../platform/db/new-id.ts'
import { webhookDeliveries, webhooks } from '../../platform/db/tables/webhooks.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { CHANGE_CHANNEL, encodeChange } from '../../platform/live/change-feed.ts'

/**
 * Tells a club's other programs of something, in the transaction of what it tells of: one row for each that wants it, so that
 * it goes out exactly when that commits. A club without webhooks costs one look at an index.
 */
export async function addWebhookNews(
  tx: Queryable,
  { clubId, now, ...news }: Extract<WebhookNews, { event: WebhookEvent }> & { clubId: string; now: Date },
): Promise<void> {
  const wanting = await tx
    .select({ id: webhooks.id, failingSince: webhooks.failingSince })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.clubId, clubId),
        isNull(webhooks.switchedOffAt),
        arrayContains(webhooks.events, [news.event]),
      ),
    )
  await queueDeliveries(tx, { receivers: wanting, clubId, now, news })
}

/**
 * Puts one thing on its way to these; the senders of all processes are woken by the commit. Where a receiver fails it waits
 * with the rest of its own, so that nothing passes what is older and each failure is followed by its whole pause.
 */
export async function queueDeliveries(
  tx: Queryable,
  input: {
    receivers: readonly { id: string; failingSince: Date | null }[]
    clubId: string
    now: Date
    news: WebhookNews
  },
): Promise<void> {
  const { receivers, clubId, now, news } = input
  if (receivers.length === 0) return
  const rows: (typeof webhookDeliveries.$inferInsert)[] = []
  for (const { id: webhookId, failingSince } of receivers) {
    const laterTry = failingSince === null ? undefined : await nextTryOf(tx, webhookId)
    rows.push({
      id: newId('whd'),
      webhookId,
      clubId,
      event: news.event,
      about: news.about,
      createdAt: now,
      giveUpAt: new Date(now.getTime() + WEBHOOK_PATIENCE_MS),
      nextTryAt: laterTry !== undefined && laterTry > now ? laterTry : now,
    })
  }
  await tx.insert(webhookDeliveries).values(rows)
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange({ kind: 'webhook' })})`)
}

/** When a receiver that fails is tried again: when the last that waits for it is, because all of them wait together. */
async function nextTryOf(tx: Queryable, webhookId: string): Promise<Date | undefined> {
  const rows = await tx
    .select({ nextTryAt: webhookDeliveries.nextTryAt, sentAt: webhookDeliveries.sentAt })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNull(webhookDeliveries.givenUpAt)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(1)
  return rows[0]?.sentAt === null ? rows[0].nextTryAt : undefined
}

/** The clubs that want each score told, few of all that there are. */
export async function listClubsWithScores(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ clubId: webhooks.clubId })
    .from(webhooks)
    .where(and(isNull(webhooks.switchedOffAt), arrayContains(webhooks.events, ['score.entered'])))
  return rows.map(({ clubId }) => clubId)
}
