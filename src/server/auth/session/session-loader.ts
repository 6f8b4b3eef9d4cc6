import type { Database } from '../../db/client.ts'
import type { LoadSession } from '../../http/session.ts'
import type { Accounts } from '../accounts.ts'
import { findPerson } from '../auth.store.ts'

/** Reads the session of a cookie ("name=value") and the person it belongs to. */
export function sessionLoader(accounts: Accounts, db: Database): LoadSession {
  return async (cookie) => {
    const session = await accounts.api.getSession({ headers: new Headers({ cookie }) })
    if (!session) return undefined
    const person = await findPerson(db, session.user.id)
    return person && { person, expiresAt: session.session.expiresAt }
  }
}
