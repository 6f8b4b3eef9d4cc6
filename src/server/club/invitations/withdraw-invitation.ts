import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { changeInvitation, lockClubInvitation } from './invitations.store.ts'

/** Takes an invitation back; its link then says so. Twice is once; an accepted one is a membership by now. */
export async function withdrawInvitation(
  services: Services,
  input: { viewer: SignedIn; clubId: string; invitationId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const invitation = await lockClubInvitation(tx, input)
    if (!invitation) throw new AppError('not_found')
    if (invitation.status === 'accepted')
      throw new AppError('invitation_over', { message: 'This invitation has already been accepted.' })
    if (invitation.status !== 'open') return
    await changeInvitation(tx, invitation.id, { status: 'withdrawn' })
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'invitation.withdrawn',
      objectId: invitation.id,
    })
  })
}
