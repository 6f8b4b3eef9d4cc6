import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../members/members.store.ts'
import {
  changeInvitation,
  findAccount,
  insertInvitation,
  isActiveMember,
  lockOpenInvitation,
} from './invitations.store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireMayInvite } from './require-may-invite.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The member of the club whose address it is; else the invitation that brings its owner in, the open one where there is
 * one. It assigns no handicap: who helps at a desk need not play. The caller has locked the club's row.
 */
export async function inviteForDesk(
  services: Services,
  tx: Transaction,
  { viewer, clubId, email }: { viewer: SignedIn; clubId: string; email: string },
): Promise<{ memberId: string } | { invitationId: string }> {
  const club = await findClub(tx, clubId)
  if (!club) throw new AppError('not_found')
  if (await isActiveMember(tx, { clubId, email })) {
    const account = await findAccount(tx, { email })
    if (account) return { memberId: account.userId }
  }
  const now = services.now()
  const open = await lockOpenInvitation(tx, { clubId, email })
  if (open && open.expiresAt > now) return { invitationId: open.id }
  await requireMayInvite(services, tx, { viewer, club })
  const sending = {
    handicapIndex: null,
    message: null,
    invitedBy: viewer.userId,
    sentAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    linkWasShown: services.config.mail.smtpUrl === undefined,
  }
  const invitation = open
    ? await changeInvitation(tx, open.id, { ...sending, sends: open.sends + 1 })
    : await insertInvitation(tx, { ...sending, id: newId('inv'), clubId, email, createdAt: now })
  await mailInvitation(services, tx, invitation)
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    objectId: invitation.id,
    action: open ? 'invitation.sent_again' : 'invitation.sent',
  })
  return { invitationId: invitation.id }
}
