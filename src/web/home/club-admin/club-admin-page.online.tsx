import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { getClubReach } from '#contract/club/club-reach.ts'
import { getClub } from '#contract/club/clubs.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { AdminPage } from '#web/platform/admin-page.tsx'
import { MembersPart } from '#web/club/members/members-part.tsx'
import { query } from '#web/lib/query.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionsTab } from '../../competition/editing/competitions-tab.tsx'
import { CoursesTab } from '../../course/courses-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'

/** Opened rarely, and the largest. */
const SettingsTab = lazy(async () => ({
  default: (await import('../../club/settings/settings-tab.tsx')).SettingsTab,
}))
const ProgramsPage = lazy(() => import('../../outbound/programs/programs-page.tsx'))
const CodeSheet = lazy(() => import('#web/club/code-sheet.tsx'))

export default function ClubAdminPage() {
  const search = new URLSearchParams(useSearch())
  const isSheet = search.has('sheet')
  return (
    <AdminOnly title={clubAdminText.title} denied={{ text: clubAdminText.denied }}>
      {(clubId) =>
        isSheet ? (
          <SignUpSheet clubId={clubId} />
        ) : search.has('programs') ? (
          <Suspense fallback={<SkeletonCards />}>
            <ProgramsPage clubId={clubId} />
          </Suspense>
        ) : (
          <ClubAdmin clubId={clubId} />
        )
      }
    </AdminOnly>
  )
}

function ClubAdmin({ clubId }: { clubId: string }) {
  const { overview, courses, competitions, members, settings } = adminText.tabs
  return (
    <AdminPage
      clubId={clubId}
      path="/club-admin"
      title={clubAdminText.title}
      tabs={[
        { value: 'overview', label: overview },
        { value: 'courses', label: courses },
        { value: 'competitions', label: competitions },
        { value: 'members', label: members },
        { value: 'settings', label: settings },
      ]}
    >
      {(tab, club) => {
        switch (tab) {
          case 'overview':
            return <OverviewTab club={club} />
          case 'courses':
            return <CoursesTab club={club} />
          case 'competitions':
            return <CompetitionsTab club={club} />
          case 'members':
            return <MembersPart club={club} />
          case 'settings':
            return (
              <Suspense fallback={<SkeletonCards />}>
                <SettingsTab club={club} />
              </Suspense>
            )
        }
      }}
    </AdminPage>
  )
}

function SignUpSheet({ clubId }: { clubId: string }) {
  const club = useQuery(query(getClub, { params: { clubId } }))
  const reach = useQuery(query(getClubReach, { params: { clubId } }))
  const waiting = (
    <Page title={adminText.sheetTitle}>
      <SkeletonCards />
    </Page>
  )
  if (club.isError || reach.isError)
    return (
      <Page title={adminText.sheetTitle}>
        <ErrorState
          title={adminText.clubLoadFailed}
          onRetry={() => void Promise.all([club.refetch(), reach.refetch()])}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      </Page>
    )
  if (club.data?.clubCode == null || !reach.data) return waiting
  return (
    <Suspense fallback={waiting}>
      <CodeSheet club={club.data} code={club.data.clubCode} reach={reach.data} />
    </Suspense>
  )
}
