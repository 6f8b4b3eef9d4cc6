import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { listPresent } from './entries.store.ts'
import { lockWithOpenField } from './require-entries.ts'
import { withdrawEntries } from './withdraw-entries.ts'

/**
 * Takes entrants and reserves out of a competition for the club, with the reason; the next reserves get the places. Who
 * has begun a card is ruled on instead. The players are locked as for the start of a card, always in the same order.
 */
export async function withdrawPlayers(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; userIds: readonly string[]; reason: string },
): Promise<{ withdrawn: number; movedUp: string[] }> {
  const { viewer, competitionId, reason } = input
  return services.db.transaction(async (tx) => {
    for (const userId of [...new Set(input.userIds)].sort()) await lockPlayer(tx, userId)
    const competition = await lockWithOpenField(services, tx, input)
    requireClubAdmin(viewer, competition.clubId)
    const present = await listPresent(tx, { competitionId, userIds: input.userIds })
    if (present.some(({ hasCard }) => hasCard))
      throw new AppError('card_begun', {
        message: 'One of these players has started a card. Rule on that card as withdrawn instead.',
        details: { userIds: present.filter(({ hasCard }) => hasCard).map(({ userId }) => userId) },
      })
    const userIds = present.map(({ userId }) => userId)
    if (userIds.length === 0) return { withdrawn: 0, movedUp: [] }
    const movedUp = await withdrawEntries(services, tx, { competition, userIds, by: viewer.userId, reason })
    const { clubId } = competition
    await addNotices(services, tx, {
      kind: 'entry_withdrawn',
      about: { competitionId },
      clubId,
      userIds,
      key: `withdrawn ${competitionId} ${services.now().toISOString()}`,
    })
    for (const userId of userIds)
      await recordAction(services, tx, {
        by: viewer,
        clubId,
        action: 'competition.entry_withdrawn',
        objectId: competitionId,
        subjectId: userId,
        after: { status: 'withdrawn' },
        reason,
      })
    return { withdrawn: userIds.length, movedUp }
  })
}
