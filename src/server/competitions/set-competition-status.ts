import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import type { CompetitionStatus } from '#domain/competition/competition.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findCompetition, setStatus } from './competitions.store.ts'

/** Opens, closes or cancels by hand (D10). A final result stays final. */
export async function setCompetitionStatus(
  services: Services,
  terms: { viewer: SignedIn; competitionId: string; status: CompetitionStatus },
): Promise<void> {
  const { viewer, competitionId, status } = terms
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    if (competition.status === 'final')
      throw new AppError('changed_meanwhile', { message: 'The result of this competition is final.' })
    await setStatus(tx, competitionId, status)
  })
}
