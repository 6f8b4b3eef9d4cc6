import type { Services } from '../../platform/deps.ts'
import { setCurrentClub } from '../auth.store.ts'

/** Opens another of a person's clubs; the caller has checked that they are a member of it. */
export async function switchClub(
  services: Services,
  { userId, clubId }: { userId: string; clubId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await setCurrentClub(tx, userId, clubId)
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
}
