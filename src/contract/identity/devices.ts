import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { pathId } from '../platform/values.ts'

/** A browser that somebody is signed in with. */
export const device = z.object({
  id: z.string(),
  /** As people call them, "Safari", "iPhone"; null where the browser does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof device>

export const listDevices = defineCall({
  method: 'GET',
  path: '/api/auth/devices',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Where the user is signed in, the device used last first',
  reply: z.array(device),
})

export const endDevice = defineCall({
  method: 'DELETE',
  path: '/api/auth/devices/:deviceId',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Signs the user out on one of their devices',
  params: z.object({ deviceId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})

export const endDevices = defineCall({
  method: 'POST',
  path: '/api/auth/devices/end',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Signs the user out on all other devices, or on this one as well',
  body: z.strictObject({ which: z.enum(['others', 'all']) }),
  reply: z.object({ ended: z.number() }),
})
