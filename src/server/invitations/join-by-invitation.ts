import { handicapIndex } from '#domain/numbers.ts'
import { recordAction } from '../audit/audit.store.ts'
import { setCurrentClub } from '../auth/auth.store.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { absoluteUrl } from '../http/absolute-url.ts'
import { queueMailToAdmins } from '../mail/mail.store.ts'
import {
  addMember,
  changeHandicapIndex,
  findClub,
  findMembership,
  setMembershipStatus,
} from '../members/members.store.ts'
import { changeInvitation, findAccount, playsElsewhere, type InvitationRow } from './invitations.store.ts'

/** Why an invitation could not be taken up: the club has no place (D23, T63). */
export type JoinRefusal = { clubName: string; maxMembers: number }

/**
 * Takes up a locked invitation: membership, the assigned handicap as a committee entry, and a mail to the administrators
 * (D18). A handicap that another club keeps stays as it is (D31); an administrator of the club stays one.
 */
export async function joinByInvitation(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Transaction,
  input: { invitation: InvitationRow; userId: string; requestId: string },
): Promise<JoinRefusal | undefined> {
  const { invitation, userId, requestId } = input
  const { clubId } = invitation
  const now = services.now()
  const club = await findClub(tx, clubId, { lock: true })
  const account = await findAccount(tx, { userId })
  if (!club || !account) throw new Error(`Invitation ${invitation.id} has lost its club or its reader`)
  const membership = await findMembership(tx, clubId, userId)
  const wasIn = membership?.status === 'active'
  if (membership?.status === 'pending') await setMembershipStatus(tx, membership.id, 'active')
  else if (!wasIn) {
    const isIn = await addMember(tx, { club, userId, role: 'player', status: 'active', now })
    if (!isIn) return { clubName: club.name, maxMembers: club.maxMembers }
  }
  await changeInvitation(tx, invitation.id, { status: 'accepted', acceptedBy: userId, acceptedAt: now })
  await setCurrentClub(tx, userId, clubId)
  if (wasIn) return undefined
  if (account.handicapIndex === null || !(await playsElsewhere(tx, { clubId, userId })))
    await changeHandicapIndex(tx, {
      userId,
      clubId,
      authorId: invitation.invitedBy,
      index: handicapIndex(invitation.handicapIndex),
      reason: 'Assigned by the club with the invitation',
      now,
    })
  await queueMailToAdmins(tx, {
    clubId,
    eventKey: `join ${clubId} ${userId} ${now.getTime()}`,
    content: {
      kind: 'member_joined',
      clubId,
      clubName: club.name,
      memberName: `${account.firstName} ${account.lastName}`,
      link: absoluteUrl(services, { path: '/club-admin?tab=members', networkHost: club.networkHost }),
    },
    now,
  })
  await recordAction(services, tx, {
    by: { userId, memberships: [], requestId },
    ...{ clubId, action: 'member.joined', objectId: userId },
    after: { role: 'player', invitation: invitation.id },
  })
  return undefined
}
