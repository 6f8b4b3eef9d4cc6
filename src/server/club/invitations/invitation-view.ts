import type { Invitation, InvitationOffer } from '#contract/club/invitations.ts'
import { handicapIndex, handicapIndexToDecimal } from '#golf/numbers.ts'
import { namedFace } from '#contract/club/named-face.ts'
import { invitationState } from './invitation-state.ts'
import type { findOffer, ListedInvitation } from './invitations.store.ts'

export function toWireInvitation(
  { invitation, mailSentAt, mailGivenUpAt }: ListedInvitation,
  input: { now: Date; isMailed: boolean; link: string },
): Invitation {
  const { id, email, message, sentAt, sends, expiresAt, acceptedAt, linkWasShown } = invitation
  const state = invitationState(invitation, input.now)
  return {
    id,
    email,
    handicap: handicapText(invitation.handicapIndex),
    message,
    state,
    sentAt: sentAt.toISOString(),
    sends,
    expiresAt: expiresAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    mail: mailSentAt !== null ? 'sent' : mailGivenUpAt !== null ? 'failed' : 'waiting',
    isMailed: input.isMailed,
    link: linkWasShown && state === 'open' ? input.link : null,
  }
}

export function toWireOffer(
  offer: NonNullable<Awaited<ReturnType<typeof findOffer>>>,
  now: Date,
): InvitationOffer {
  const { invitation, clubName, firstName, lastName } = offer
  return {
    state: invitationState(invitation, now),
    clubName,
    ...namedFace(offer),
    inviterName: `${firstName} ${lastName}`,
    role: 'player',
    email: invitation.email,
    handicap: handicapText(invitation.handicapIndex),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** Empty for a member of the club's list who has no Handicap Index. */
function handicapText(index: number | null): string {
  return index === null ? '' : handicapIndexToDecimal(handicapIndex(index))
}
