import { handicapIndex } from '#golf/numbers.ts'
import { addWebhookNews, queueMailToAdmins } from '../../outbound/outbound.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { setCurrentClub } from '../../identity/identity.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { addMember, findClub, findMembership, setMembershipStatus } from '../members/members.store.ts'
import { lockListedMember, takeOver } from '../members/take-over.store.ts'
import { changeInvitation, findAccount, playsElsewhere, type InvitationRow } from './invitations.store.ts'

/** Why an invitation could not be taken up: the club has no place (D23, T63). */
export type JoinRefusal = { clubName: string; maxMembers: number }

/**
 * Takes up a locked invitation: membership, the assigned handicap as a committee entry, and a mail to the administrators
 * (D18). A handicap that another club keeps stays as it is (D31); an administrator of the club stays one. Who is in the club's
 * list already becomes that member.
 */
export async function joinByInvitation(
  services: Pick<Services, 'config' | 'events' | 'machine' | 'now'>,
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
  const isListed = await takeOverListed(services, tx, { invitation, userId, requestId })
  if (isListed) {
    await accept(services, tx, input)
    return undefined
  }
  if (membership?.status === 'pending') await setMembershipStatus(tx, membership.id, 'active')
  else if (!wasIn) {
    const isIn = await addMember(tx, { club, userId, role: 'player', status: 'active', now })
    if (!isIn) return { clubName: club.name, maxMembers: club.maxMembers }
  }
  await accept(services, tx, input)
  if (wasIn) return undefined
  const { handicapIndex: assigned } = invitation
  const isFree = account.handicapIndex === null || !(await playsElsewhere(tx, { clubId, userId }))
  if (assigned !== null && isFree)
    await services.events.publish(tx, 'indexesAssigned', {
      clubId,
      authorId: invitation.invitedBy,
      at: now,
      reason: 'Assigned by the club with the invitation',
      indexes: [{ userId, handicapIndex: handicapIndex(assigned) }],
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
  await addWebhookNews(tx, { event: 'member.joined', about: { memberId: userId }, clubId, now })
  await recordAction(services, tx, {
    by: { userId, memberships: [], requestId },
    clubId,
    action: 'member.joined',
    objectId: userId,
    after: { role: 'player', invitation: invitation.id },
  })
  return undefined
}

async function accept(
  { now, events }: Pick<Services, 'now' | 'events'>,
  tx: Transaction,
  { invitation, userId }: { invitation: InvitationRow; userId: string },
): Promise<void> {
  await changeInvitation(tx, invitation.id, { status: 'accepted', acceptedBy: userId, acceptedAt: now() })
  await setCurrentClub(tx, userId, invitation.clubId)
  await events.publish(tx, 'invitationAccepted', { invitationId: invitation.id, userId })
}

/** Whether the club has the address in its list: who accepts is that member from now on, with all they have played. */
async function takeOverListed(
  services: Pick<Services, 'events' | 'now'>,
  tx: Transaction,
  { invitation, userId, requestId }: { invitation: InvitationRow; userId: string; requestId: string },
): Promise<boolean> {
  const { clubId, email } = invitation
  const listed = await lockListedMember(tx, { clubId, email })
  if (!listed) return false
  const { refusal } = await takeOver(services, tx, { listed, userId })
  if (refusal !== undefined)
    throw new AppError(refusal.why === 'both_play' ? 'round_open' : 'already_joined', {
      message:
        refusal.why === 'both_play'
          ? 'You have a card in play, and the club is scoring another one for you. Accept once one of them is handed in.'
          : `You are in ${refusal.competitionName} twice: with this account and from the club’s list. Ask the club to take one out.`,
    })
  const by = { userId, memberships: [], requestId }
  await services.events.publish(tx, 'listedMemberJoined', { userId, by })
  await recordAction(services, tx, {
    by,
    clubId,
    action: 'member.account_joined',
    objectId: userId,
    after: { invitation: invitation.id },
  })
  return true
}
