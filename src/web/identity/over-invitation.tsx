import type { InvitationOffer } from '#contract/club/invitations.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why a link no longer opens a club. */
export function OverInvitation({ offer }: { offer: InvitationOffer }) {
  switch (offer.state) {
    case 'open':
      return null
    case 'withdrawn':
      return (
        <Notice tone="warn" title={authText.invitationWithdrawn}>
          {authText.invitationWithdrawnLead(offer.clubName)}
        </Notice>
      )
    case 'expired':
      return (
        <Notice tone="warn" title={authText.invitationExpired}>
          {authText.invitationExpiredLead(offer.clubName)}
        </Notice>
      )
    case 'accepted':
      return (
        <Notice tone="info" title={authText.invitationAccepted}>
          {authText.invitationAcceptedLead}
        </Notice>
      )
  }
}
