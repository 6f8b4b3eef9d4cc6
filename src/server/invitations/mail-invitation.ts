import { INVITATION_DAYS } from '#contract/invitations.ts'
import { formatHandicapIndex, handicapIndex } from '#domain/numbers.ts'
import { mailLanguages } from '../db/tables/mail.ts'
import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { ownAddress } from '../http/own-address.ts'
import { queueMail } from '../mail/mail.store.ts'
import { findAccount, findOffer, mailKeyOf, type InvitationRow } from './invitations.store.ts'
import { tokenOf } from './invitation-token.ts'

export function invitationLink({ config }: Pick<Services, 'config'>, id: string): string {
  return ownAddress(config, `/auth?invitation=${tokenOf(id, config.authSecret)}`)
}

/** Queues the mail of an invitation's latest sending, in the language of its reader or else of who invites. */
export async function mailInvitation(
  tx: Queryable,
  services: Pick<Services, 'config' | 'now'>,
  invitation: InvitationRow,
): Promise<void> {
  const offer = await findOffer(tx, invitation.id)
  if (!offer) throw new Error(`Invitation ${invitation.id} has no club`)
  const reader = await findAccount(tx, { email: invitation.email })
  const inviter = await findAccount(tx, { userId: invitation.invitedBy })
  const wanted = reader?.language ?? inviter?.language
  await queueMail(tx, {
    eventKey: mailKeyOf(invitation),
    to: invitation.email,
    language: mailLanguages.find((one) => one === wanted) ?? 'en',
    content: {
      kind: 'invitation',
      clubName: offer.clubName,
      inviterName: `${offer.firstName} ${offer.lastName}`,
      message: invitation.message,
      handicap: formatHandicapIndex(handicapIndex(invitation.handicapIndex)),
      link: invitationLink(services, invitation.id),
      days: INVITATION_DAYS,
    },
    now: services.now(),
  })
}
