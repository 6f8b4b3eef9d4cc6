import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { getClub } from '#contract/club/clubs.ts'
import { getHandicapDesk } from '#contract/handicap/handicap-desk.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { ApiError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { handicapCommitteeText as text } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { DaysSection } from '../handicap/committee/conditions/days-section.tsx'
import { DeskLists } from '../handicap/committee/desk-lists.tsx'
import { FindMember } from '../handicap/committee/find-member.tsx'

/** Most clubs have none on most days. */
const CardsToLookAt = lazy(() => import('#web/card/late-scores-notice.tsx'))

/** Where the handicap committee works: the days, what is in force, what waits, and the way to each member's record. */
export default function HandicapCommitteePage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => <Desk clubId={clubId} />}
    </AdminOnly>
  )
}

function Desk({ clubId }: { clubId: string }) {
  const club = useQuery(query(getClub, { params: { clubId } }))
  const desk = useQuery({ ...query(getHandicapDesk, { params: { clubId } }), staleTime: 0 })
  if (desk.error instanceof ApiError && desk.error.status === 403)
    return <AccessDenied>{text.denied}</AccessDenied>
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <BackLink href="/club-admin">{text.back}</BackLink>
          <LinkButton href="/handicap-committee/reviews" look="secondary">
            {text.reviews}
          </LinkButton>
          <LinkButton href="/handicap-committee/results" look="secondary">
            {text.importResults}
          </LinkButton>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DaysSection clubId={clubId} />
        <div className="grid gap-6">
          <FindMember clubId={clubId} />
          {club.data && (
            <Suspense>
              <CardsToLookAt clubId={clubId} timeZone={club.data.timeZone} />
            </Suspense>
          )}
          <DeskLists clubId={clubId} />
        </div>
      </div>
    </Page>
  )
}
