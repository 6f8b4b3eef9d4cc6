import type { Services } from '../../platform/deps.ts'
import { endSessions } from './session.store.ts'

/** Ends sessions of a person in every process, with the streams that are open in them. Gives how many there were. */
export async function endSessionsOf(
  services: Services,
  userId: string,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  const ended = await services.db.transaction(async (tx) => {
    const count = await endSessions(tx, userId, which)
    await services.feed.announce(tx, { kind: 'person', userId })
    return count
  })
  services.sessions.forget(userId)
  return ended
}
