import type { FastifyInstance } from 'fastify'
import {
  addWebhook as addCall,
  changeWebhook as changeCall,
  listWebhookDeliveries,
  listWebhooks as listCall,
  removeWebhook as removeCall,
  sendWebhookAgain,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#contract/outbound/webhooks.ts'
import { WEBHOOK_PATIENCE_MS } from '#contract/outbound/webhook-retry.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook, removeWebhook } from './change-webhook.ts'
import { queueDeliveries } from './webhook-events.store.ts'
import {
  changeDelivery,
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts'

/** What webhooks ask of another room: the password once more, before what happens in a club goes elsewhere. */
export type WebhookParts = {
  requireFreshPassword: (input: { viewer: SignedIn; password: string | undefined }) => Promise<void>
}

/** The addresses that are told what happens in a club, for its administrators. */
export function webhookRoutes(app: FastifyInstance, services: Services, parts: WebhookParts): void {
  const { db, sessions } = services

  serve(app, sessions, listCall, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return (await listWebhooks(db, clubId)).map(toWire)
  })

  serve(app, sessions, addCall, async ({ viewer, params: { clubId }, body: { password, ...asked } }) => {
    requireClubAdmin(viewer, clubId)
    await parts.requireFreshPassword({ viewer, password })
    const { row, secret } = await addWebhook(services, { viewer, clubId, ...asked })
    return { webhook: toWire(row), secret }
  })

  serve(app, sessions, changeCall, async ({ viewer, params, body: { events, isOn } }) => {
    requireClubAdmin(viewer, params.clubId)
    return toWire(await changeWebhook(services, { viewer, ...params, events, isOn }))
  })

  serve(app, sessions, removeCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await removeWebhook(services, { viewer, ...params })
    return { success: true as const }
  })

  deliveryRoutes(app, services)
}

function deliveryRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, feed, now } = services

  async function requireWebhook(viewer: SignedIn, params: { clubId: string; webhookId: string }) {
    requireClubAdmin(viewer, params.clubId)
    const row = await findWebhook(db, { clubId: params.clubId, id: params.webhookId })
    if (!row) throw new AppError('not_found')
    return row
  }

  /** What an administrator sends by hand; it goes also to an address that is switched off no more than once it is on. */
  async function requireOn(viewer: SignedIn, params: { clubId: string; webhookId: string }) {
    const row = await requireWebhook(viewer, params)
    if (row.switchedOffAt !== null)
      throw new AppError('changed_meanwhile', {
        message: 'This webhook is switched off. Switch it on first.',
      })
    await requirePoint(services, ['webhook-by-hand', row.id])
    return row
  }

  serve(app, sessions, listWebhookDeliveries, async ({ viewer, params }) => {
    const { id } = await requireWebhook(viewer, params)
    return (await listDeliveries(db, id)).map(toWireDelivery)
  })

  serve(app, sessions, testWebhook, async ({ viewer, params }) => {
    const { id, clubId } = await requireOn(viewer, params)
    const news = { event: 'test', about: {} } as const
    // Somebody waits for it, so it goes out at once, also to a receiver that fails.
    const receivers = [{ id, failingSince: null }]
    await db.transaction((tx) => queueDeliveries(tx, { receivers, clubId, now: now(), news }))
    return { success: true as const }
  })

  serve(app, sessions, sendWebhookAgain, async ({ viewer, params }) => {
    const webhook = await requireOn(viewer, params)
    await db.transaction(async (tx) => {
      const delivery = await findDelivery(tx, { webhookId: webhook.id, id: params.deliveryId })
      if (!delivery) throw new AppError('not_found')
      await changeDelivery(tx, delivery.id, {
        sentAt: null,
        givenUpAt: null,
        nextTryAt: now(),
        giveUpAt: new Date(now().getTime() + WEBHOOK_PATIENCE_MS),
      })
      await feed.announce(tx, { kind: 'webhook' })
    })
    return { success: true as const }
  })
}

function toWire({ id, url, events, createdAt, failingSince, switchedOffAt }: WebhookRow): Webhook {
  return {
    id,
    url,
    events,
    isOn: switchedOffAt === null,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    switchedOffAt: switchedOffAt?.toISOString() ?? null,
  }
}

function toWireDelivery(row: DeliveryRow): WebhookDelivery {
  const state = row.sentAt !== null ? 'sent' : row.givenUpAt !== null ? 'given_up' : 'waiting'
  return {
    id: row.id,
    event: row.event,
    state,
    attempts: row.attempts,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? row.nextTryAt.toISOString() : null,
  }
}
