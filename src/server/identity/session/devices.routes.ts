import type { FastifyInstance } from 'fastify'
import { endDevice, endDevices, listDevices, type Device } from '#contract/identity/devices.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { clearSessionCookie, cookiesAreSecure } from '../auth-cookies.ts'
import { describeDevice } from './describe-device.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { OLD_TOKEN_MS } from './keep-session.ts'
import { sessionEnd, sessionRole } from './session-lifetime.ts'
import { listSessions, type SessionRow } from './session.store.ts'

/** Where a person is signed in, and signing out there. A session is called a device, which is what people see of it. */
export function deviceRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, listDevices, async ({ viewer }) => {
    // A session that got a new token a moment ago is not a device of its own.
    const endAfter = new Date(now().getTime() + OLD_TOKEN_MS)
    const role = sessionRole(viewer.memberships)
    return (await listSessions(db, viewer.userId, endAfter))
      .filter((session) => sessionEnd(session, role) > endAfter)
      .map((session) => toDevice(session, viewer.session?.id))
  })

  serve(app, sessions, endDevice, async ({ viewer, params, reply }) => {
    const ended = await endSessionsOf(services, viewer.userId, { only: params.deviceId })
    if (ended === 0) throw new AppError('not_found')
    if (params.deviceId === viewer.session?.id)
      clearSessionCookie(reply, { isSecure: cookiesAreSecure(services.config) })
    return { success: true as const }
  })

  serve(app, sessions, endDevices, async ({ viewer, body, reply }) => {
    const own = viewer.session?.id
    const isAll = body.which === 'all' || own === undefined
    const ended = await endSessionsOf(services, viewer.userId, isAll ? {} : { except: own })
    if (isAll) clearSessionCookie(reply, { isSecure: cookiesAreSecure(services.config) })
    return { ended }
  })
}

function toDevice(session: SessionRow, own: string | undefined): Device {
  return {
    id: session.id,
    ...describeDevice(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.updatedAt.toISOString(),
    isThis: session.id === own,
  }
}
