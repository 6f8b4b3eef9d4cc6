import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { containsLink } from '#contract/club/contains-link.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../members/members.store.ts'
import {
  changeInvitation,
  lockOpenInvitation,
  insertInvitation,
  isActiveMember,
} from './invitations.store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireMayInvite } from './require-may-invite.ts'

/** The same invitation sent again this soon is the same request, sent again by a phone or a second press. */
const REPEAT_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Invites an address with an assigned handicap. There is one open invitation for an address: inviting it again changes
 * that one, sends it again and gives it its full time. The club's row is locked, so that two at once are one.
 */
export async function sendInvitation(
  services: Services,
  input: {
    viewer: SignedIn
    clubId: string
    email: string
    handicapIndex: HandicapIndex
    message: string | null
  },
): Promise<string> {
  const { viewer, clubId, email, handicapIndex, message } = input
  if (message !== null && containsLink(message)) throw linkInMessage()
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) throw new AppError('not_found')
    if (await isActiveMember(tx, { clubId, email })) throw alreadyMember()
    const open = await lockOpenInvitation(tx, { clubId, email })
    const isRepeat =
      open !== undefined &&
      now.getTime() - open.sentAt.getTime() < REPEAT_MS &&
      open.handicapIndex === handicapIndex &&
      open.message === message
    if (isRepeat) return open.id
    await requireMayInvite(services, tx, { viewer, club })
    const sending = {
      handicapIndex,
      message,
      invitedBy: viewer.userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    }
    const linkIsShown = services.config.mail.smtpUrl === undefined
    const invitation = open
      ? await changeInvitation(tx, open.id, {
          ...sending,
          sends: open.sends + 1,
          linkWasShown: open.linkWasShown || linkIsShown,
        })
      : await insertInvitation(tx, {
          ...sending,
          id: newId('inv'),
          clubId,
          email,
          createdAt: now,
          linkWasShown: linkIsShown,
        })
    await mailInvitation(services, tx, invitation)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: open ? 'invitation.sent_again' : 'invitation.sent',
      objectId: invitation.id,
      after: { handicapIndex },
    })
    return invitation.id
  })
}

function alreadyMember(): AppError {
  const { message } = new AppError('already_member')
  return new AppError('already_member', { fields: [{ field: 'email', message }] })
}

function linkInMessage(): AppError {
  const { message } = new AppError('link_in_text')
  return new AppError('link_in_text', { fields: [{ field: 'message', message }] })
}
