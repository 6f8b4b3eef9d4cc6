import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listInvitations, type Invitation } from '#contract/club/invitations.ts'
import { query } from '#web/lib/query.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { InvitingPlace } from './inviting-place.ts'
import { InvitationRow } from './invitation-row.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Open invitations, to resend or withdraw, and those that were accepted recently. */
export function InvitationsSection({ place }: { place: InvitingPlace }) {
  const { clubId } = place
  const invitations = useQuery(query(listInvitations, { params: { clubId } }))
  const [leaving, setLeaving] = useState<Invitation>()
  if (invitations.isError)
    return (
      <ErrorState title={memberInviteText.invitationsFailed} onRetry={() => void invitations.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!invitations.data) return <SkeletonCards count={1} className="h-20" />
  return (
    <Section title={memberInviteText.invitations}>
      {invitations.data.length === 0 ? (
        <p className="text-soft">{memberInviteText.noInvitations}</p>
      ) : (
        <Card className="py-1 sm:py-2">
          <ul className="divide-y divide-line">
            {invitations.data.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow
                  invitation={invitation}
                  place={place}
                  onWithdraw={() => {
                    setLeaving(invitation)
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {leaving && (
        <WithdrawDialog
          invitation={leaving}
          clubId={clubId}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </Section>
  )
}
