import type { Transaction } from '../db/transaction.ts'
import type { Deps, InvitationDoor } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { stateOf } from './invitation-state.ts'
import { idOfToken } from './invitation-token.ts'
import { findAccount, lockInvitation, lockOpenOfAddress } from './invitations.store.ts'
import { joinByInvitation } from './join-by-invitation.ts'

/** Whoever accepts an invitation must be whom it was sent to (T61). */
export function invitationDoor(deps: Pick<Deps, 'config' | 'now'>): InvitationDoor {
  const hasMail = deps.config.mail.smtpUrl !== undefined

  async function accept(
    tx: Transaction,
    { token, userId }: { token: string; userId: string },
  ): Promise<{ proves: boolean; awaits: boolean }> {
    const id = idOfToken(token, deps.config.authSecret)
    const invitation = id === undefined ? undefined : await lockInvitation(tx, id)
    const account = await findAccount(tx, { userId })
    if (!invitation || !account) throw new AppError('not_found')
    if (invitation.email !== account.email) throw new AppError('invitation_elsewhere')
    // Only whoever reads the mailbox has the link, unless an administrator was shown it to hand it over.
    const proves = hasMail && !invitation.linkWasShown
    if (invitation.status === 'accepted' && invitation.acceptedBy === userId) return { proves, awaits: false }
    if (stateOf(invitation, deps.now()) !== 'open') throw new AppError('invitation_over')
    if (hasMail && !proves && !account.emailVerified) return { proves, awaits: true }
    const refusal = await joinByInvitation(tx, deps, { invitation, userId })
    if (refusal)
      throw new AppError('club_full', {
        message: `${refusal.clubName} has reached its limit of ${refusal.maxMembers} members.`,
      })
    return { proves, awaits: false }
  }

  async function acceptAll(tx: Transaction, userId: string): Promise<void> {
    const account = await findAccount(tx, { userId })
    if (!account?.emailVerified) throw new Error('Only a verified address takes up its invitations')
    const open = await lockOpenOfAddress(tx, { email: account.email, now: deps.now() })
    for (const invitation of open) await joinByInvitation(tx, deps, { invitation, userId })
  }

  return { accept, acceptAll }
}
