import { listInvitations, resendInvitation, type Invitation } from '#contract/invitations.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberInviteText } from '#web/messages/en/member-invite.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { HandOverLink } from './hand-over-link.tsx'

type InvitationRowProps = { invitation: Invitation; clubId: string; onWithdraw: () => void }

export function InvitationRow({ invitation, clubId, onWithdraw }: InvitationRowProps) {
  const { email, state } = invitation
  const isOpen = state === 'open' || state === 'expired'
  const resending = useAction({
    run: () =>
      send(resendInvitation, {
        params: { clubId, invitationId: invitation.id },
        body: { after: invitation.sends },
      }),
    changes: [query(listInvitations, { params: { clubId } })],
    onDone: () => {
      showToast({ tone: 'success', title: memberInviteText.sentTitle, description: memberInviteText.sent })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, memberInviteText.resendFailed),
      })
    },
  })
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-52 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
            <StateBadge invitation={invitation} />
          </p>
          <p className="flex flex-wrap gap-x-2 text-note text-soft">
            <span>{memberInviteText.handicapIs(formatHandicap(invitation.handicap) ?? '')}</span>
            <span>{whenOf(invitation)}</span>
          </p>
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              busy={resending.isPending ? memberInviteText.resending : undefined}
              aria-label={resending.isPending ? undefined : memberInviteText.resendTo(email)}
              onClick={() => {
                resending.mutate(undefined)
              }}
            >
              {memberInviteText.resend}
            </Button>
            <Button look="danger" aria-label={memberInviteText.withdrawOf(email)} onClick={onWithdraw}>
              {memberInviteText.withdraw}
            </Button>
          </div>
        )}
      </div>
      {resending.data?.link != null && isOpen && <HandOverLink email={email} link={resending.data.link} />}
    </Card>
  )
}

function whenOf({ state, sentAt, expiresAt, acceptedAt }: Invitation): string {
  if (state === 'accepted' && acceptedAt !== null) return memberInviteText.acceptedOn(formatDate(acceptedAt))
  if (state === 'open') return memberInviteText.until(formatDate(expiresAt))
  return memberInviteText.sentOn(formatDate(sentAt))
}

function StateBadge({ invitation }: { invitation: Invitation }) {
  switch (invitation.state) {
    case 'accepted':
      return <Badge tone="good">{memberInviteText.stateAccepted}</Badge>
    case 'expired':
      return <Badge tone="warn">{memberInviteText.stateExpired}</Badge>
    case 'withdrawn':
      return <Badge>{memberInviteText.stateWithdrawn}</Badge>
    case 'open':
      if (invitation.mail === 'failed') return <Badge tone="bad">{memberInviteText.mailFailed}</Badge>
      return (
        <Badge>
          {invitation.mail === 'waiting' ? memberInviteText.mailWaiting : memberInviteText.stateOpen}
        </Badge>
      )
  }
}
