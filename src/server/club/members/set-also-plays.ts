import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { changeAlsoPlays, findMembership } from './members.store.ts'

/** An administrator sets whether they also play at the club (D32). Rounds they have played stay theirs. */
export async function setAlsoPlays(
  services: Services,
  input: { viewer: SignedIn; clubId: string; alsoPlays: boolean },
): Promise<void> {
  const { viewer, clubId, alsoPlays } = input
  await services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, clubId, viewer.userId)
    if (membership?.status !== 'active' || membership.role !== 'club_admin') throw new AppError('not_found')
    if (membership.alsoPlays === alsoPlays) return
    await changeAlsoPlays(tx, membership.id, alsoPlays)
    await services.feed.announce(tx, { kind: 'person', userId: viewer.userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.also_plays_changed',
      objectId: viewer.userId,
      before: { alsoPlays: !alsoPlays },
      after: { alsoPlays },
    })
  })
}
