import type { WebhookEvent } from '#contract/outbound/webhook-events.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  changeWebhook as changeRow,
  deleteWebhook,
  giveUpWaiting,
  lockWebhooks,
  type WebhookRow,
} from './webhooks.store.ts'

type Asked = { viewer: SignedIn; clubId: string; webhookId: string }

/** Changes what an address is told of, or switches it off and on. What waits when it is switched off goes nowhere. */
export async function changeWebhook(
  services: Services,
  input: Asked & { events: readonly WebhookEvent[] | undefined; isOn: boolean | undefined },
): Promise<WebhookRow> {
  const { viewer, clubId, webhookId } = input
  return services.db.transaction(async (tx) => {
    const row = await lockWebhook(tx, { clubId, webhookId })
    const events = input.events === undefined ? row.events : [...new Set(input.events)]
    const wasOn = row.switchedOffAt === null
    const isOn = input.isOn ?? wasOn
    const switched = isOn
      ? { switchedOffAt: null, ...(wasOn ? {} : { failingSince: null }) }
      : { switchedOffAt: row.switchedOffAt ?? services.now() }
    await changeRow(tx, webhookId, { events, ...switched })
    if (!isOn) await giveUpWaiting(tx, webhookId, services.now())
    await services.feed.announce(tx, { kind: 'webhooks' })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.webhook_changed',
      objectId: clubId,
      before: { webhook: webhookId, isOn: wasOn, events: row.events.join(', ') },
      after: { webhook: webhookId, isOn, events: events.join(', ') },
    })
    return { ...row, events, ...switched }
  })
}

/** Removes an address with all that is on its way to it. */
export async function removeWebhook(services: Services, { viewer, clubId, webhookId }: Asked): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockWebhook(tx, { clubId, webhookId })
    await deleteWebhook(tx, webhookId)
    await services.feed.announce(tx, { kind: 'webhooks' })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.webhook_removed',
      objectId: clubId,
      before: { host: new URL(row.url).host },
    })
  })
}

async function lockWebhook(
  tx: Transaction,
  { clubId, webhookId }: { clubId: string; webhookId: string },
): Promise<WebhookRow> {
  const row = (await lockWebhooks(tx, clubId)).find(({ id }) => id === webhookId)
  if (!row) throw new AppError('not_found')
  return row
}
