import {
  listInvitations,
  resendInvitation,
  showInvitationLink,
  type Invitation,
} from '#contract/club/invitations.ts'
import { linkAt } from '#web/club/join-address.ts'
import { savedToasts } from '#web/platform/saved-choice.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LinkActions } from './hand-over-link.tsx'
import type { InvitingPlace } from './inviting-place.ts'

type InvitationRowProps = { invitation: Invitation; place: InvitingPlace; onWithdraw: () => void }

export function InvitationRow({ invitation, place, onWithdraw }: InvitationRowProps) {
  const { email, state, link } = invitation
  const isOpen = state === 'open' || state === 'expired'
  return (
    <div className="grid gap-2 py-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
          <StateBadge invitation={invitation} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-note text-soft">
          {invitation.handicap !== '' && (
            <span>{memberInviteText.handicapIs(formatHandicap(invitation.handicap) ?? '')}</span>
          )}
          <span>{whenOf(invitation)}</span>
        </p>
      </div>
      {isOpen && (
        <div className="flex flex-wrap items-start gap-2">
          {link !== null && (
            <LinkActions
              invitation={invitation}
              clubName={place.clubName}
              link={linkAt(place.origin, link)}
            />
          )}
          {state === 'open' && link === null && (
            <ShowLinkButton invitation={invitation} clubId={place.clubId} />
          )}
          <ResendButton invitation={invitation} clubId={place.clubId} />
          <Button look="quiet" aria-label={memberInviteText.withdrawOf(email)} onClick={onWithdraw}>
            {memberInviteText.withdraw}
          </Button>
        </div>
      )}
    </div>
  )
}

type OfInvitationProps = { invitation: Invitation; clubId: string }

/** Mails it again, or only gives it its full time again where nothing is mailed. */
function ResendButton({ invitation: { id, email, sends, isMailed }, clubId }: OfInvitationProps) {
  const text = memberInviteText
  const { onDone, onFail } = savedToasts<Invitation>({
    topic: `invitation ${id}`,
    done: (sent) =>
      sent.isMailed
        ? { title: text.sentTitle, description: text.sent }
        : { title: text.renewedTitle, description: text.renewed },
    failed: { title: sharedText.error, text: (fault) => failureText(fault, text.resendFailed) },
  })
  const resending = useAction({
    run: () => send(resendInvitation, { params: { clubId, invitationId: id }, body: { after: sends } }),
    changes: [query(listInvitations, { params: { clubId } })],
    onDone,
    onFail,
  })
  const busy = isMailed ? text.resending : text.renewing
  const label = isMailed ? text.resendTo(email) : text.renewOf(email)
  return (
    <Button
      look="quiet"
      busy={resending.isPending ? busy : undefined}
      aria-label={resending.isPending ? undefined : label}
      onClick={() => {
        resending.mutate(undefined)
      }}
    >
      {isMailed ? text.resend : text.renew}
    </Button>
  )
}

/** Where mails go out, the link is shown only to those who ask for it, as when a mail was refused. */
function ShowLinkButton({ invitation: { id, email }, clubId }: OfInvitationProps) {
  const showing = useAction({
    run: () => send(showInvitationLink, { params: { clubId, invitationId: id } }),
    changes: [query(listInvitations, { params: { clubId } })],
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: memberInviteText.showLinkFailed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <Button
      look="secondary"
      busy={showing.isPending ? memberInviteText.showingLink : undefined}
      aria-label={showing.isPending ? undefined : memberInviteText.showLinkOf(email)}
      onClick={() => {
        showing.mutate(undefined)
      }}
    >
      {memberInviteText.showLink}
    </Button>
  )
}

function whenOf({ state, sentAt, expiresAt, acceptedAt, isMailed }: Invitation): string {
  if (state === 'accepted' && acceptedAt !== null) return memberInviteText.acceptedOn(formatDate(acceptedAt))
  if (state === 'open') return memberInviteText.until(formatDate(expiresAt))
  return isMailed ? memberInviteText.sentOn(formatDate(sentAt)) : memberInviteText.madeOn(formatDate(sentAt))
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
      if (!invitation.isMailed) return <Badge>{memberInviteText.stateOpen}</Badge>
      if (invitation.mail === 'failed') return <Badge tone="bad">{memberInviteText.mailFailed}</Badge>
      return (
        <Badge>
          {invitation.mail === 'waiting' ? memberInviteText.mailWaiting : memberInviteText.stateOpen}
        </Badge>
      )
  }
}
