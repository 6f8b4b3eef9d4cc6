import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { invitationState } from './invitation-state.ts'
import { readInvitationToken } from './invitation-token.ts'
import { findAccount, lockInvitation, lockOpenInvitations } from './invitations.store.ts'
import { joinByInvitation } from './join-by-invitation.ts'

type Needed = Pick<Services, 'config' | 'events' | 'machine' | 'now'>

/**
 * Verifies the token of an invitation's link for an account and joins its club. Refused: a token that we have not signed
 * (`not_found`), an invitation sent to another address (`invitation_elsewhere`, T61), one that is no longer open
 * (`invitation_over`), a full club (`club_full`). Accepting twice is accepting once.
 *
 * `provesAddress`: only somebody who reads the mailbox can have the link, so the account's address counts as verified.
 * That is not so when an administrator was shown the link to hand it over; where mails are sent, such an account joins
 * only once its address is verified (`acceptAllInvitations`).
 */
export async function acceptInvitation(
  services: Needed,
  tx: Transaction,
  { token, userId, requestId }: { token: string; userId: string; requestId: string },
): Promise<{ provesAddress: boolean }> {
  const { config } = services
  const id = readInvitationToken(token, config.authSecret)
  const invitation = id === undefined ? undefined : await lockInvitation(tx, id)
  const account = await findAccount(tx, { userId })
  if (!invitation || !account) throw new AppError('not_found')
  if (invitation.email !== account.email) throw new AppError('invitation_elsewhere')
  const hasMail = config.mail.smtpUrl !== undefined
  const provesAddress = hasMail && !invitation.linkWasShown
  if (invitation.status === 'accepted' && invitation.acceptedBy === userId) return { provesAddress }
  if (invitationState(invitation, services.now()) !== 'open') throw new AppError('invitation_over')
  if (hasMail && !provesAddress && !account.emailVerified) return { provesAddress }
  const refusal = await joinByInvitation(services, tx, { invitation, userId, requestId })
  if (refusal)
    throw new AppError('club_full', {
      message: `${refusal.clubName} has reached its limit of ${refusal.maxMembers} members.`,
    })
  return { provesAddress }
}

/**
 * Joins every club that has invited the account's address, which must be verified. An invitation whose club is full
 * stays open.
 */
export async function acceptAllInvitations(
  services: Needed,
  tx: Transaction,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  const account = await findAccount(tx, { userId })
  if (!account?.emailVerified) throw new Error('Invitations are accepted for verified addresses only')
  const open = await lockOpenInvitations(tx, { email: account.email, now: services.now() })
  for (const invitation of open) await joinByInvitation(services, tx, { invitation, userId, requestId })
}
