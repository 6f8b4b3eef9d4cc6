import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../members/members.store.ts'
import { changeInvitation, lockClubInvitation } from './invitations.store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireMayInvite } from './require-may-invite.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sends an open or expired invitation again. `after` is what the presser saw: a repeat of the press sends nothing more. */
export async function resendInvitation(
  services: Services,
  input: { viewer: SignedIn; clubId: string; invitationId: string; after: number },
): Promise<void> {
  const { viewer, clubId, invitationId, after } = input
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    const invitation = await lockClubInvitation(tx, { clubId, invitationId })
    if (!club || !invitation) throw new AppError('not_found')
    if (invitation.status !== 'open') throw new AppError('invitation_over')
    if (after < invitation.sends) return
    await requireMayInvite(services, tx, { viewer, club })
    const sent = await changeInvitation(tx, invitation.id, {
      sentAt: now,
      sends: invitation.sends + 1,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      linkWasShown: invitation.linkWasShown || services.config.mail.smtpUrl === undefined,
    })
    await mailInvitation(services, tx, sent)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'invitation.sent_again',
      objectId: invitationId,
    })
  })
}
