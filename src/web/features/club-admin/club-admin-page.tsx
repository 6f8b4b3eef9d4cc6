import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { getClub } from '#contract/clubs.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { CompetitionsTab } from './competitions-tab.tsx'
import { CoursesTab } from './courses-tab.tsx'
import { MembersTab } from './members-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'courses', label: 'Courses' },
  { value: 'competitions', label: 'Competitions' },
  { value: 'members', label: 'Members' },
  { value: 'settings', label: 'Settings' },
] as const

export default function ClubAdminPage() {
  const session = useSession()
  const isAdmin = useIsClubAdmin()
  if (session.state === 'offline')
    return (
      <Page title="Club Administration">
        <ErrorState title="No connection" isOffline>
          The club is administered online. This page opens by itself when the connection is back.
        </ErrorState>
      </Page>
    )
  if (isAdmin === false)
    return <AccessDenied>You need club admin permissions to administer a club.</AccessDenied>
  if (isAdmin === undefined || session.state !== 'signed_in' || session.user.clubId === null)
    return (
      <Page title="Club Administration">
        <SkeletonCards />
      </Page>
    )
  return <ClubAdmin clubId={session.user.clubId} />
}

function ClubAdmin({ clubId }: { clubId: string }) {
  const [, go] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('tab')
  const tab = tabs.find((one) => one.value === wanted)?.value ?? 'overview'
  const club = useQuery(query(getClub, { params: { clubId } }))
  return (
    <Page title="Club Administration" width="wide" eyebrow={club.data?.name ?? ' '}>
      <Tabs
        label="Club administration"
        tabs={tabs}
        value={tab}
        onChange={(value) => {
          go(`/club-admin?tab=${value}`, { replace: true })
        }}
      >
        <TabPanel value={tab}>
          {club.isError ? (
            <ErrorState title="The club could not be loaded" onRetry={() => void club.refetch()}>
              Please try again later.
            </ErrorState>
          ) : !club.data ? (
            <SkeletonCards />
          ) : tab === 'overview' ? (
            <OverviewTab club={club.data} />
          ) : tab === 'courses' ? (
            <CoursesTab club={club.data} />
          ) : tab === 'competitions' ? (
            <CompetitionsTab club={club.data} />
          ) : tab === 'members' ? (
            <MembersTab club={club.data} />
          ) : (
            <SettingsTab club={club.data} />
          )}
        </TabPanel>
      </Tabs>
    </Page>
  )
}
