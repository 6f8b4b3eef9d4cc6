import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getClubReach } from '#contract/club/club-reach.ts'
import { joinAddress } from '#web/club/join-address.ts'
import { ReachNotice } from '#web/club/reach-notice.tsx'
import { query } from '#web/lib/query.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { isFounder } from '#web/club/is-founder.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { InviteForm } from './invite-form.tsx'

/** The list with all that is done in it, below what the page is opened for. */
const CurrentMembers = lazy(() => import('./current-members.tsx'))
const CreateClubFirst = lazy(() => import('#web/club/create-club-first.tsx'))

/** Invites members, lists those the club has, and shows what became of the invitations. */
export default function MemberInvitePage() {
  const session = useSession()
  const isAdmin = useIsClubAdmin()
  if (session.state === 'offline')
    return (
      <Page title={memberInviteText.title}>
        <UnknownReader isUnreached={session.isUnreached} title={memberInviteText.offlineTitle}>
          {memberInviteText.offline}
        </UnknownReader>
      </Page>
    )
  if (isAdmin === undefined || session.state !== 'signed_in') return <Spinner />
  const { clubId, clubName, needsVerification } = session.user
  if (isFounder(session.user))
    return (
      <Suspense fallback={<Spinner />}>
        <CreateClubFirst title={memberInviteText.title} />
      </Suspense>
    )
  if (!isAdmin || clubId === null) return <AccessDenied>{memberInviteText.denied}</AccessDenied>
  return <MemberInvite clubId={clubId} clubName={clubName ?? ''} isUnverified={needsVerification} />
}

type MemberInviteProps = { clubId: string; clubName: string; isUnverified: boolean }

function MemberInvite({ clubId, clubName, isUnverified }: MemberInviteProps) {
  const reach = useQuery(query(getClubReach, { params: { clubId } }))
  if (reach.isPending) return <Spinner />
  const sendsMail = reach.data?.sendsMail ?? true
  const { origin } = reach.data ? joinAddress(reach.data, location.origin) : location
  const place = { clubId, clubName, origin }
  return (
    <Page
      title={memberInviteText.title}
      eyebrow={clubName}
      actions={<Badge tone="flag">{memberInviteText.clubAdmin}</Badge>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card className="grid gap-4">
            <h2 className="text-title font-semibold">{memberInviteText.inviteMember}</h2>
            {!sendsMail && <p className="text-soft">{memberInviteText.noMailBefore}</p>}
            {reach.data && <ReachNotice clubId={clubId} reach={reach.data} />}
            <InviteForm place={place} isUnverified={isUnverified} sendsMail={sendsMail} />
          </Card>
          <InvitationSteps sendsMail={sendsMail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <InvitationsSection place={place} />
          <Suspense fallback={<SkeletonCards count={4} className="h-20" />}>
            <CurrentMembers clubId={clubId} />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

/** Until it is known who reads the page: a skeleton would promise an administrator's page to everybody. */
function Spinner() {
  return (
    <div role="status" className="grid min-h-[calc(60*var(--dvh))] place-items-center text-accent">
      <LoaderCircle aria-hidden size={36} className="animate-turn" />
      <span className="sr-only">{sharedText.loading}</span>
    </div>
  )
}

/** The three steps from an invitation to the first tee. */
function InvitationSteps({ sendsMail }: { sendsMail: boolean }) {
  const steps = [
    [memberInviteText.stepSend, sendsMail ? memberInviteText.stepSendText : memberInviteText.stepMakeText],
    [
      memberInviteText.stepSignUp,
      sendsMail ? memberInviteText.stepSignUpText : memberInviteText.stepFollowText,
    ],
    [memberInviteText.stepReady, sendsMail ? memberInviteText.stepReadyText : memberInviteText.stepInText],
  ]
  return (
    <Section title={memberInviteText.howItWorks}>
      <ol className="grid gap-3">
        {steps.map(([title, text], i) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-round bg-tint font-semibold text-on-tint"
            >
              {i + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
