import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'

/** Keys as browsers write them: base64url without padding. */
const key = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)))

export const getPush = defineCall({
  method: 'GET',
  path: '/api/push',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'The key with which a browser subscribes, and whether this one is subscribed',
  reply: z.object({
    /** null where whoever runs Scoreclub has switched push off. */
    publicKey: z.nullable(z.string()),
    isSubscribed: z.boolean(),
  }),
})

export const subscribePush = defineCall({
  method: 'PUT',
  path: '/api/push/subscription',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'Has this browser woken for the user’s notices, until they sign out in it; safe to repeat',
  body: z.strictObject({
    endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\/\S+$/)),
    p256dh: key(87),
    auth: key(22),
    language: z.enum(['en', 'es']),
  }),
  reply: z.object({ isSubscribed: z.literal(true) }),
})

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/push/subscription',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'No longer wakes this browser; safe to repeat',
  reply: z.object({ isSubscribed: z.literal(false) }),
})
