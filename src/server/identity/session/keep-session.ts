import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { SessionCookie } from '../../platform/http/session-cookie.ts'
import { moveSubscription } from '../../outbound/outbound.ts'
import { LONGEST_IDLE_S, sessionEnd, sessionRole } from './session-lifetime.ts'
import { newSessionToken, sessionTokenHash } from './session-token.ts'
import { changeSession, lockSession, insertSession } from './session.store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Requests that are on their way with the old token still count, and so does an app that never got the new one. */
export const OLD_TOKEN_MS = 60_000

/**
 * What every start of the app does to its session: it is marked as used, so that its end slides, and it gets a new token
 * when the person's role has changed since it got its last one, or when the cookie has a name of an earlier version.
 * Gives the token to set; undefined when the browser's cookie is still right.
 */
export async function keepSession(
  services: Services,
  { viewer, cookie }: { viewer: SignedIn; cookie: SessionCookie },
): Promise<string | undefined> {
  const now = services.now()
  const role = sessionRole(viewer.memberships)
  return services.db.transaction(async (tx) => {
    const session = await lockSession(tx, cookie.token)
    if (!session) return undefined
    const isOtherRole = session.role !== null && session.role !== role
    if (isOtherRole || cookie.isOld) {
      const token = newSessionToken()
      const used = { ...session, updatedAt: now, expiresAt: inSeconds(now, LONGEST_IDLE_S) }
      const id = randomUUID()
      await insertSession(tx, { ...used, id, token: sessionTokenHash(token), role })
      await moveSubscription(tx, { from: session.id, to: id })
      const last = Math.min(session.expiresAt.getTime(), now.getTime() + OLD_TOKEN_MS)
      await changeSession(tx, session.id, { expiresAt: new Date(last) })
      services.sessions.forget(viewer.userId)
      return token
    }
    if (session.role === role && now.getTime() - session.updatedAt.getTime() < HOUR_MS) return undefined
    // A token that was replaced a moment ago ends when it was to end.
    const isReplaced = session.expiresAt.getTime() - now.getTime() <= OLD_TOKEN_MS
    const expiresAt = isReplaced ? session.expiresAt : inSeconds(now, LONGEST_IDLE_S)
    const used = { role, updatedAt: now, expiresAt }
    await changeSession(tx, session.id, { ...used, expiresAt: sessionEnd({ ...session, ...used }, role) })
    return cookie.token
  })
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
