import type { FastifyInstance } from 'fastify'
import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginPasskeySignIn as beginSignInCall,
  listPasskeys,
  passkeySignIn,
  removePasskey as removeCall,
  type Passkey,
} from '#contract/identity/passkeys.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { serve, serveEveryone } from '../../platform/http/serve-call.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { readDeviceToken, setDeviceCookie } from '../known-device/known-device.ts'
import { letIn, readVisitor } from '../provider/provider.routes.ts'
import { clearStartedCookie } from '../second-step/started-sign-in.ts'
import { readWireUser } from '../user-view.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { beginPasskeySignIn, enterByPasskey } from './enter-by-passkey.ts'
import { listPasskeyRows, type PasskeyRow } from './passkeys.store.ts'
import { siteOf } from './site-of.ts'

/** Keys on people's own devices: adding and removing them, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { db, sessions, config } = services

  serve(app, sessions, listPasskeys, async ({ viewer }) =>
    (await listPasskeyRows(db, viewer.userId)).map(toWire),
  )

  serve(app, sessions, beginCall, ({ viewer, body, request }) =>
    beginPasskey(services, { viewer, ...body, site: siteOf(request, config) }),
  )

  serve(app, sessions, addCall, async ({ viewer, body, request }) =>
    toWire(await addPasskey(services, { viewer, body, site: siteOf(request, config) })),
  )

  serve(app, sessions, removeCall, async ({ viewer, params }) => {
    await removePasskey(services, { userId: viewer.userId, ...params })
    return { success: true as const }
  })

  serveEveryone(app, beginSignInCall, ({ request }) =>
    beginPasskeySignIn(services, limits, {
      site: siteOf(request, config),
      address: addressKey(request.ip),
    }),
  )

  serveEveryone(app, passkeySignIn, async ({ body, request, reply }) => {
    try {
      const site = siteOf(request, config)
      const given = { body, site, visitor: readVisitor(request), deviceToken: readDeviceToken(request) }
      const entered = await enterByPasskey(services, limits, given)
      clearStartedCookie(services, reply)
      setDeviceCookie(reply, entered.deviceToken, config)
      await letIn(services, request, reply, entered)
      return await readWireUser(services, entered.userId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'passkey_wrong')
        logSecurity(services, request, { event: 'passkey_refused', userId: undefined })
      throw error
    }
  })
}

function toWire({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
