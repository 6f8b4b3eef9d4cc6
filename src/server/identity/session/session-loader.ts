import type { Database } from '../../platform/db/client.ts'
import type { LoadSession } from '../../platform/http/session.ts'
import { preparePersonReading } from '../auth.store.ts'
import { helpNow } from '../help-now.ts'
import { sessionEnd, sessionRole } from './session-lifetime.ts'
import { prepareSessionReading } from './session.store.ts'

/** Reads the session of a cookie's token and the person it belongs to, whose role decides how long it lasts. */
export function sessionLoader(db: Database, now: () => Date): LoadSession {
  const readSession = prepareSessionReading(db)
  const readPerson = preparePersonReading(db)
  return async (token) => {
    const session = await readSession(token)
    if (!session) return undefined
    const person = await readPerson(session.userId)
    if (!person) return undefined
    const expiresAt = sessionEnd(session, sessionRole(person.memberships))
    if (expiresAt <= now()) return undefined
    const passwordAt = session.passwordAt ?? session.createdAt
    const helpsAt = helpNow(person.deskHelp, now())
    return { person: { ...person, helpsAt, session: { id: session.id, passwordAt } }, expiresAt }
  }
}
