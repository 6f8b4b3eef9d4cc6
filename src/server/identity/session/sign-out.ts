import type { Services } from '../../platform/deps.ts'
import { deleteSession } from './session.store.ts'

/** Ends the session of a cookie's token, in every process. Gives whose it was, if there was one. */
export async function signOut(services: Services, token: string): Promise<string | undefined> {
  const userId = await services.db.transaction(async (tx) => {
    const owner = await deleteSession(tx, token)
    if (owner !== undefined) await services.feed.announce(tx, { kind: 'person', userId: owner })
    return owner
  })
  if (userId !== undefined) services.sessions.forget(userId)
  return userId
}
