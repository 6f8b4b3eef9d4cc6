import { mayRemoveMember } from '#contract/club/permissions.ts'
import { addWebhookNews } from '../../outbound/outbound.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findMembership, setMembershipStatus } from './members.store.ts'

/** Ends what a person leaves open at a club, in the caller's transaction; gives how much that was. */
export type LeaveClub = (
  tx: Transaction,
  input: { clubId: string; userId: string; by: string },
) => Promise<{ competitionsLeft: number; cardsWithdrawn: number }>

/**
 * Removes a player from a club (T30): entries in competitions still to be played are withdrawn and their matches are
 * walkovers, the card in play closes and stands as withdrawn, rounds and results stay. Every process is told, so that
 * they lose the club there as well, open streams included. Removing somebody already removed is the same answer.
 */
export async function removeMember(
  services: Services & { leaveClub: LeaveClub },
  input: { viewer: SignedIn; clubId: string; memberId: string },
): Promise<void> {
  const { viewer, clubId, memberId } = input
  await services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, clubId, memberId)
    if (!membership) throw new AppError('not_found')
    const role = membership.role === 'club_admin' ? 'club_admin' : 'player'
    if (!mayRemoveMember(viewer, clubId, { clubId, role, alsoPlays: membership.alsoPlays, status: 'active' }))
      throw new AppError('member_has_power')
    await setMembershipStatus(tx, membership.id, 'removed')
    const after = await services.leaveClub(tx, { clubId, userId: memberId, by: viewer.userId })
    await services.feed.announce(tx, { kind: 'person', userId: memberId })
    if (membership.status === 'removed') return
    if (membership.status === 'active')
      await addWebhookNews(tx, {
        event: 'member.left',
        about: { memberId },
        clubId,
        now: services.now(),
      })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.removed',
      objectId: memberId,
      after,
    })
  })
}
