import type { Database } from '../../db/client.ts'
import type { LoadSession } from '../../http/session.ts'
import { findPerson } from '../auth.store.ts'
import { sessionEnd, sessionRole } from './session-lifetime.ts'
import { findSession } from './session.store.ts'

/** Reads the session of a cookie's token and the person it belongs to, whose role decides how long it lasts. */
export function sessionLoader(db: Database, now: () => Date): LoadSession {
  return async (token) => {
    const session = await findSession(db, token)
    if (!session) return undefined
    const person = await findPerson(db, session.userId)
    if (!person) return undefined
    const expiresAt = sessionEnd(session, sessionRole(person.memberships))
    if (expiresAt <= now()) return undefined
    const passwordAt = session.passwordAt ?? session.createdAt
    return { person: { ...person, session: { id: session.id, passwordAt } }, expiresAt }
  }
}
