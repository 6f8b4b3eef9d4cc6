import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm'
import { WEBHOOK_PATIENCE_MS } from '#domain/programs/webhook-retry.ts'
import type { WebhookEvent, WebhookNews } from '#domain/programs/webhook-events.ts'
import { newId } from '../db/new-id.ts'
import { webhookDeliveries, webhooks } from '../db/tables/webhooks.ts'
import type { Queryable } from '../db/transaction.ts'
import { CHANGE_CHANNEL, encodeChange } from '../live/change-feed.ts'

/**
 * Tells a club's other programs of something, in the transaction of what it tells of: one row for each that wants it, so that
 * it goes out exactly when that commits. A club without webhooks costs one look at an index.
 */
export async function addWebhookNews(
  tx: Queryable,
  { clubId, now, ...news }: Extract<WebhookNews, { event: WebhookEvent }> & { clubId: string; now: Date },
): Promise<void> {
  const wanting = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.clubId, clubId),
        isNull(webhooks.switchedOffAt),
        arrayContains(webhooks.events, [news.event]),
      ),
    )
  await queueDeliveries(tx, { webhookIds: wanting.map(({ id }) => id), clubId, now, news })
}

/** Puts one thing on its way to these; the senders of all processes are woken by the commit. */
export async function queueDeliveries(
  tx: Queryable,
  input: { webhookIds: readonly string[]; clubId: string; now: Date; news: WebhookNews },
): Promise<void> {
  const { webhookIds, clubId, now, news } = input
  if (webhookIds.length === 0) return
  await tx.insert(webhookDeliveries).values(
    webhookIds.map((webhookId) => ({
      ...{ id: newId('whd'), webhookId, clubId, event: news.event, about: news.about },
      ...{ createdAt: now, nextTryAt: now, giveUpAt: new Date(now.getTime() + WEBHOOK_PATIENCE_MS) },
    })),
  )
  await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange({ kind: 'webhook' })})`)
}

/** The clubs that want each score told, few of all that there are. */
export async function listClubsWithScores(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ clubId: webhooks.clubId })
    .from(webhooks)
    .where(and(isNull(webhooks.switchedOffAt), arrayContains(webhooks.events, ['score.entered'])))
  return rows.map(({ clubId }) => clubId)
}
