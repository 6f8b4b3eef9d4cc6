import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation } from 'wouter'
import type { User } from '#contract/identity/session.ts'
import { readInvitation } from '#contract/club/invitations.ts'
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
import { InvitationCard } from './invitation-card.tsx'
import { OverInvitation } from './over-invitation.tsx'

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
