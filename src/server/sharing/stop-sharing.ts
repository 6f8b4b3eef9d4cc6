import type { ShareKind } from '#domain/competition/share-kinds.ts'
import { recordAction } from '../audit/audit.store.ts'
import { findCompetition } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import type { SignedIn } from '../http/session.ts'
import { deleteShareLink } from './share-links.store.ts'

/** Switches a link off: its address opens nothing from then on, and whoever has it open is told. */
export async function stopSharing(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; kind: ShareKind },
): Promise<void> {
  const { viewer, competitionId, kind } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (!(await deleteShareLink(tx, { competitionId, kind }))) return
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: competition.clubId, action: 'competition.share_ended' },
      ...{ objectId: competitionId, after: { link: kind } },
    })
  })
}
