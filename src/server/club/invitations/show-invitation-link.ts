import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { invitationState } from './invitation-state.ts'
import { changeInvitation, lockClubInvitation } from './invitations.store.ts'

/**
 * Shows an administrator the link of an open invitation, as when its mail was refused. From then on more people than the
 * reader of the mailbox can have it, so it proves no address any more (`acceptInvitation`).
 */
export async function showInvitationLink(
  services: Services,
  input: { viewer: SignedIn; clubId: string; invitationId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const invitation = await lockClubInvitation(tx, input)
    if (!invitation) throw new AppError('not_found')
    if (invitationState(invitation, services.now()) !== 'open') throw new AppError('invitation_over')
    if (!invitation.linkWasShown) await changeInvitation(tx, invitation.id, { linkWasShown: true })
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'invitation.link_shown',
      objectId: invitation.id,
    })
  })
}
