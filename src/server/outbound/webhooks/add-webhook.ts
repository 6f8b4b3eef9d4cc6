import type { WebhookEvent } from '#contract/outbound/webhook-events.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { mayBeEndpoint } from '../../platform/http/outside/post-outside.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import {
  deleteWebhook,
  hasDeliveries,
  insertWebhook,
  lockWebhooks,
  type WebhookRow,
} from './webhooks.store.ts'
import { webhookSecret } from './webhook-signature.ts'

/**
 * Adds an address that is told what happens in a club. The same address again, while nothing was sent to it, gets a new
 * secret, so an answer that was lost leaves nothing open.
 */
export async function addWebhook(
  services: Services,
  input: { viewer: SignedIn; clubId: string; url: string; events: readonly WebhookEvent[] },
): Promise<{ row: WebhookRow; secret: string }> {
  const { viewer, clubId } = input
  const url = readUrl(services, input.url)
  const events = [...new Set(input.events)]
  const row: WebhookRow = {
    id: newId('whk'),
    clubId,
    url,
    events,
    createdBy: viewer.userId,
    createdAt: services.now(),
    failingSince: null,
    switchedOffAt: null,
  }
  await services.db.transaction(async (tx) => {
    const present = await lockWebhooks(tx, clubId)
    const same = present.find((one) => one.url === url)
    if (same && (await hasDeliveries(tx, same.id)))
      throw fieldError('url', 'This address has a webhook already.')
    if (same) await deleteWebhook(tx, same.id)
    else if (present.length >= rowLimits['webhooks-club'].points)
      throw new AppError('changed_meanwhile', { message: 'The club has five webhooks. Remove one first.' })
    await insertWebhook(tx, row)
    await services.feed.announce(tx, { kind: 'webhooks' })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.webhook_added',
      objectId: clubId,
      after: { host: new URL(url).host, events: events.join(', ') },
    })
  })
  return { row, secret: webhookSecret(row.id, services.config.authSecret) }
}

/** An address on the internet; which machine it leads to is looked at again with each delivery. */
function readUrl({ config }: Services, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isTrusted = url !== undefined && config.webhooks.trustedOrigins.includes(url.origin)
  if (!url || !mayBeEndpoint(url, isTrusted))
    throw fieldError('url', 'Enter an address on the internet that begins with https://.')
  url.hash = ''
  return url.href
}
