import { mayBeSeenInCompetitions } from '#domain/club/guardian-answer.ts'
import { mayPlayAt } from '#domain/club/permissions.ts'
import { mayJoin } from '#domain/competition/join.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireCompetitionReader } from '../http/require.ts'
import type { SignedIn } from '../http/session.ts'
import { findGuardianAnswer } from '../privacy/guardian/guardian.store.ts'
import { countEntered, currentStatus, findCompetition, findEntry, saveEntry } from './competitions.store.ts'

/**
 * Enters the player; joining again changes nothing. When the competition is full, the player gets a place on the reserve
 * list and a 409 (D11). The competition's row is locked, so the limit holds however many join at the same moment.
 */
export async function joinCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string },
): Promise<'entered' | 'reserve'> {
  const { viewer, competitionId } = input
  const { userId } = viewer
  const now = services.now()
  const outcome = await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const present = await findEntry(tx, competitionId, userId)
    if (present?.status === 'entered') return 'entered'
    const allowed = mayJoin({
      status: currentStatus(competition, now),
      openToAll: competition.openToAll,
      isPlayer: mayPlayAt(viewer, competition.clubId),
      entered: await countEntered(tx, competitionId),
      maxParticipants: competition.maxParticipants,
    })
    if (allowed.ok && !mayBeSeenInCompetitions(await findGuardianAnswer(tx, userId)))
      throw new AppError('guardian_needed')
    if (allowed.ok) {
      await saveEntry(tx, { competitionId, userId, status: 'entered', enteredAt: now })
      await services.feed.announce(tx, { kind: 'board', competitionId, userId })
      return 'entered'
    }
    switch (allowed.reason) {
      case 'full':
        if (present?.status !== 'reserve')
          await saveEntry(tx, { competitionId, userId, status: 'reserve', enteredAt: now })
        return 'reserve'
      case 'not_open':
        throw new AppError('not_open')
      case 'invite_only':
        throw new AppError('invite_only')
      case 'not_a_player':
        throw new AppError('forbidden', { message: 'Only players of the club can enter.' })
    }
  })
  if (outcome === 'reserve') throw new AppError('competition_full')
  return outcome
}
