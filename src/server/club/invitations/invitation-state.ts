import type { Invitation } from '#contract/club/invitations.ts'
import type { InvitationRow } from './invitations.store.ts'

/** An open invitation ends by itself when its time is over. */
export function invitationState(
  invitation: Pick<InvitationRow, 'status' | 'expiresAt'>,
  now: Date,
): Invitation['state'] {
  return invitation.status === 'open' && invitation.expiresAt <= now ? 'expired' : invitation.status
}
