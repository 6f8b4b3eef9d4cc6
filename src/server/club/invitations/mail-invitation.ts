import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { formatHandicapIndex, handicapIndex } from '#golf/numbers.ts'
import { mailLanguages } from '../../platform/db/tables/mail.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import { findAccount, findOffer, invitationMailKey, type InvitationRow } from './invitations.store.ts'
import { makeInvitationToken } from './invitation-token.ts'

export function invitationLink(
  services: Pick<Services, 'config' | 'machine'>,
  { id, networkHost }: { id: string; networkHost: string | null },
): string {
  const token = makeInvitationToken(id, services.config.authSecret)
  return absoluteUrl(services, { path: `/auth?invitation=${token}`, networkHost })
}

/** Queues the mail of an invitation's latest sending, in the language of its reader or else of who invites. */
export async function mailInvitation(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Queryable,
  invitation: InvitationRow,
): Promise<void> {
  const offer = await findOffer(tx, invitation.id)
  if (!offer) throw new Error(`Invitation ${invitation.id} has no club`)
  const reader = await findAccount(tx, { email: invitation.email })
  const inviter = await findAccount(tx, { userId: invitation.invitedBy })
  const wanted = reader?.language ?? inviter?.language
  await queueMail(tx, {
    eventKey: invitationMailKey(invitation),
    to: invitation.email,
    language: mailLanguages.find((one) => one === wanted) ?? 'en',
    content: {
      kind: 'invitation',
      clubId: invitation.clubId,
      clubName: offer.clubName,
      inviterName: `${offer.firstName} ${offer.lastName}`,
      message: invitation.message,
      handicap:
        invitation.handicapIndex === null ? '' : formatHandicapIndex(handicapIndex(invitation.handicapIndex)),
      link: invitationLink(services, { id: invitation.id, networkHost: offer.networkHost }),
      days: INVITATION_DAYS,
    },
    now: services.now(),
  })
}
