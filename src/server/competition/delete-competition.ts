import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { countCards, countEntries, deleteCompetitionRow, findCompetition } from './competitions.store.ts'

/**
 * Deletes a draft that nobody has entered. A competition that players have taken part in can be cancelled but never
 * deleted.
 */
export async function deleteCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string },
): Promise<void> {
  const { viewer, competitionId } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    if (competition.status !== 'draft') throw new AppError('not_a_draft')
    const begun = await countCards(tx, competitionId)
    if (begun > 0 || (await countEntries(tx, competitionId)) > 0) throw new AppError('has_entries')
    await deleteCompetitionRow(tx, competitionId)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.deleted',
      objectId: competitionId,
      before: { name: competition.name, competitionType: competition.competitionType },
    })
  })
}
