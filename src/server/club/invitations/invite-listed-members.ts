import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { formatHandicapIndex, handicapIndex } from '#golf/numbers.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import { mailLanguages } from '../../platform/db/tables/mail.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import { queueMails } from '../../outbound/outbound.ts'
import { findClub, type ClubRow } from '../members/members.store.ts'
import { findAccount, invitationMailKey, type InvitationRow } from './invitations.store.ts'
import {
  countSentSince,
  insertInvitations,
  listInvitable,
  type Invitable,
} from './listed-invitations.store.ts'
import { invitationLink } from './mail-invitation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Invites members of the club's list who have an address and no account, all in one transaction, each with the index that they
 * have. Who has an open invitation is not invited again, so the same request twice sends one mail each. Nobody can
 * write a text of their own into these mails.
 */
export async function inviteListedMembers(
  services: Services,
  input: { viewer: SignedIn; clubId: string; memberIds: readonly string[] },
): Promise<{ invited: number; alreadyInvited: number; without: number }> {
  const { viewer, clubId, memberIds } = input
  if (services.config.mail.smtpUrl !== undefined && !viewer.emailVerified)
    throw new AppError('email_unverified')
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) throw new AppError('not_found')
    const found = await listInvitable(tx, { clubId, memberIds, now: services.now() })
    const people = found.filter(({ isInvited }) => !isInvited)
    const counts = {
      invited: people.length,
      alreadyInvited: found.length - people.length,
      without: new Set(memberIds).size - found.length,
    }
    if (people.length === 0) return counts
    await requireWithinDay(services, tx, { clubId, wanted: people.length })
    await send(services, tx, { viewer, club, people })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.members_invited',
      objectId: clubId,
      after: { invited: people.length },
    })
    return counts
  })
}

async function requireWithinDay(
  services: Services,
  tx: Transaction,
  { clubId, wanted }: { clubId: string; wanted: number },
): Promise<void> {
  const { points, seconds } = rowLimits['invitations-listed']
  const since = new Date(services.now().getTime() - seconds * 1000)
  const left = points - (await countSentSince(tx, { clubId, since }))
  if (wanted <= left) return
  throw new AppError('too_many_requests', {
    message: `A club can invite ${points} members of its list in a day. Today ${Math.max(0, left)} more can be invited.`,
    details: { left: Math.max(0, left) },
  })
}

async function send(
  services: Services,
  tx: Transaction,
  { viewer, club, people }: { viewer: SignedIn; club: ClubRow; people: readonly Invitable[] },
): Promise<void> {
  const now = services.now()
  const sent: InvitationRow[] = people.map(({ email, index }) => ({
    id: newId('inv'),
    clubId: club.id,
    email,
    handicapIndex: index,
    message: null,
    status: 'open',
    invitedBy: viewer.userId,
    createdAt: now,
    sentAt: now,
    sends: 1,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    acceptedBy: null,
    acceptedAt: null,
    linkWasShown: services.config.mail.smtpUrl === undefined,
  }))
  await insertInvitations(tx, sent)
  const inviter = await findAccount(tx, { userId: viewer.userId })
  const language = mailLanguages.find((one) => one === inviter?.language) ?? 'en'
  await queueMails(
    tx,
    sent.map((invitation) => ({
      eventKey: invitationMailKey(invitation),
      to: invitation.email,
      language,
      now,
      content: {
        kind: 'invitation' as const,
        clubId: club.id,
        clubName: club.name,
        message: null,
        days: INVITATION_DAYS,
        inviterName: `${viewer.firstName} ${viewer.lastName}`,
        handicap:
          invitation.handicapIndex === null
            ? ''
            : formatHandicapIndex(handicapIndex(invitation.handicapIndex)),
        link: invitationLink(services, { id: invitation.id, networkHost: club.networkHost }),
      },
    })),
  )
}
