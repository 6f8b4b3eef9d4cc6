import { mayPlayAt } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import type { SignedIn } from '../http/session.ts'
import { findMembership } from '../members/members.store.ts'
import { keptState } from './after-card-changed.ts'
import { insertRoundEvent } from './round-events.store.ts'
import { findRound, lockPlayer } from './rounds.store.ts'
import { openRound } from './start-round.ts'

/**
 * Starts a card for a member of the club, with the handicap that is his; also in a competition that is over but not
 * final, for a paper card that comes late. His open card of the same course and competition is returned instead.
 */
export async function startForMember(
  services: Services,
  terms: {
    viewer: SignedIn
    clubId: string
    memberId: string
    courseId: string
    competitionId: string | null
    teeId: string | null
    reason: string
  },
): Promise<string> {
  const { viewer, clubId, memberId, reason } = terms
  requireClubAdmin(viewer, clubId)
  return services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, clubId, memberId)
    if (membership?.status !== 'active') throw new AppError('not_found')
    const role = membership.role === 'club_admin' ? 'club_admin' : 'player'
    const member = {
      userId: memberId,
      currentClubId: clubId,
      memberships: [{ clubId, role, alsoPlays: membership.alsoPlays, status: 'active' }],
    } as const
    if (!mayPlayAt(member, clubId))
      throw new AppError('forbidden', { message: 'This administrator does not play.' })
    const { roundId, isNew } = await openRound(services, tx, { ...terms, player: member, isByClub: true })
    const started = isNew ? await findRound(tx, roundId) : undefined
    if (!started) return roundId
    const player = await lockPlayer(tx, memberId)
    await insertRoundEvent(tx, {
      roundId,
      authorId: viewer.userId,
      at: services.now(),
      kind: 'started',
      reason,
      before: null,
      after: keptState(
        { round: started.round, scores: [] },
        { handicapIndex: player?.handicapIndex ?? null },
      ),
    })
    return roundId
  })
}
