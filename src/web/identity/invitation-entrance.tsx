import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation } from 'wouter'
import type { User } from '#contract/identity/session.ts'
import { readInvitation, type InvitationOffer } from '#contract/club/invitations.ts'
import { ApiError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import type { AuthMode } from './enter.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'

type InvitationEntranceProps = { token: string; mode: AuthMode; user: User | undefined }

/** The link of an invitation: first what it offers, then the way in (D19). Reading it uses nothing up. */
export default function InvitationEntrance({ token, mode, user }: InvitationEntranceProps) {
  const [, go] = useLocation()
  const offer = useQuery(query(readInvitation, { params: { token } }))
  // From here /auth leads a signed-in reader on: home, or to the code for an address that is not confirmed.
  const leave = () => {
    go('/auth', { replace: true })
  }
  if (offer.isError)
    return offer.error instanceof ApiError && offer.error.status < 500 ? (
      <>
        <Notice tone="warn" title={authText.invitationUnknown}>
          {authText.invitationUnknownLead}
        </Notice>
        {!user && <AuthTabs mode={mode} next="/" />}
      </>
    ) : (
      <ErrorState title={authText.invitationFailed} onRetry={() => void offer.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!offer.data) return <SkeletonCards count={2} className="h-40" />
  // A sign-in service that vouches for the address has made them a member on the way in.
  if (offer.data.state === 'accepted' && user?.email === offer.data.email)
    return <Redirect to="/auth" replace />
  if (offer.data.state !== 'open')
    return (
      <>
        <OverInvitation offer={offer.data} />
        {!user && <AuthTabs mode="signin" next="/" />}
      </>
    )
  return (
    <>
      <InvitationCard offer={offer.data} />
      {user ? (
        <AcceptInvitation token={token} offer={offer.data} user={user} onDone={leave} />
      ) : (
        <>
          <p className="text-soft">{authText.invitationHow}</p>
          <AuthTabs mode={mode} next="/" invitation={{ token, email: offer.data.email }} onEntered={leave} />
        </>
      )}
    </>
  )
}

/** What an invitation offers, before anything happens. */
function InvitationCard({ offer }: { offer: InvitationOffer }) {
  return (
    <Card className="grid gap-3">
      <ClubCrest name={offer.clubName} colour={offer.clubColour} crestUrl={offer.clubCrestUrl} size="large" />
      <p className="text-lead font-semibold">{authText.invitationFrom(offer.inviterName, offer.clubName)}</p>
      <dl className="grid grid-cols-2 gap-3">
        <Fact label={authText.invitedAs} value={authText.player} />
        {offer.handicap !== '' && (
          <Fact label={authText.invitedHandicap} value={formatHandicap(offer.handicap) ?? offer.handicap} />
        )}
        <Fact label={authText.invitedEmail} value={offer.email} className="col-span-2" />
      </dl>
      <p className="text-note text-soft">{authText.invitationUntil(formatDate(offer.expiresAt))}</p>
    </Card>
  )
}

function Fact({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-note text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}

/** Why a link no longer opens a club. */
function OverInvitation({ offer }: { offer: InvitationOffer }) {
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
