import { z } from 'zod/mini'
import { deliveredEvents, webhookEvents } from './webhook-events.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { currentPassword } from '../identity/own-account.ts'
import { pathId } from '../platform/values.ts'

export const MOST_WEBHOOKS = 5

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  createdAt: z.string(),
  /** Since when every delivery failed; null: the last one arrived. */
  failingSince: z.nullable(z.string()),
  switchedOffAt: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhook>

const delivery = z.object({
  id: z.string(),
  event: z.enum(deliveredEvents),
  createdAt: z.string(),
  state: z.enum(['waiting', 'sent', 'given_up']),
  attempts: z.number(),
  /** What the receiver answered last; null where it did not. */
  status: z.nullable(z.number()),
  sentAt: z.nullable(z.string()),
  /** While it waits. */
  nextTryAt: z.nullable(z.string()),
})
export type WebhookDelivery = z.infer<typeof delivery>

const url = z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/i))
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length))
const tag = 'Webhooks'
const webhookParams = z.object({ clubId: pathId, webhookId: pathId })

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/webhooks',
  permission: 'administer_club',
  tag,
  summary: 'The addresses that are told what happens in the club',
  params: clubParams,
  reply: z.array(webhook),
})

export const addWebhook = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/webhooks',
  permission: 'administer_club',
  tag,
  summary:
    'Adds an address; only this answer has the secret with which its deliveries are signed. The same address again, while nothing was sent to it, gets a new secret',
  params: clubParams,
  body: z.strictObject({
    url,
    events,
    /** Asked for (`password_again`) when it was last entered more than 15 minutes ago. */
    password: z.optional(currentPassword),
  }),
  reply: z.object({ webhook, secret: z.string() }),
})

export const changeWebhook = defineCall({
  method: 'PATCH',
  path: '/api/clubs/:clubId/webhooks/:webhookId',
  permission: 'administer_club',
  tag,
  summary: 'Changes what an address is told of, or switches it off or on again',
  params: webhookParams,
  body: z.strictObject({ events: z.optional(events), isOn: z.optional(z.boolean()) }),
  reply: webhook,
})

export const removeWebhook = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/webhooks/:webhookId',
  permission: 'administer_club',
  tag,
  summary: 'Removes an address with all that is on its way to it',
  params: webhookParams,
  reply: z.object({ success: z.literal(true) }),
})

export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/webhooks/:webhookId/deliveries',
  permission: 'administer_club',
  tag,
  summary: 'What went to an address in the last week, the newest first, 50 at most',
  params: webhookParams,
  reply: z.array(delivery),
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/webhooks/:webhookId/test',
  permission: 'administer_club',
  tag,
  summary: 'Sends the address a delivery of the type “test”',
  params: webhookParams,
  reply: z.object({ success: z.literal(true) }),
})

export const sendWebhookAgain = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/webhooks/:webhookId/deliveries/:deliveryId/again',
  permission: 'administer_club',
  tag,
  summary: 'Sends a delivery again, with the same id',
  params: z.object({ clubId: pathId, webhookId: pathId, deliveryId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})
