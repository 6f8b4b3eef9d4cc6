import type { ShareKind } from '#contract/board/share-kinds.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { findCompetition } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { deleteShareLink } from './share-links.store.ts'

/**
 * Switches a link off: its address opens nothing in this process from then on, in others a moment later, and whoever has it
 * open is told.
 */
export async function stopSharing(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; kind: ShareKind },
): Promise<void> {
  const { viewer, competitionId, kind } = input
  const change = { kind: 'competition', competitionId } as const
  const isStopped = await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (!(await deleteShareLink(tx, { competitionId, kind }))) return false
    await services.feed.announce(tx, change)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.share_ended',
      objectId: competitionId,
      after: { link: kind },
    })
    return true
  })
  // The store tells this process too, but not before the administrator has the answer.
  if (isStopped) services.feed.deliver(change)
}
