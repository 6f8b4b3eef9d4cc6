import './printed-report.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { getClub } from '#contract/club/clubs.ts'
import CreateClubFirst from '#web/club/create-club-first.tsx'
import { isFounder } from '#web/club/is-founder.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { CoursesTab } from './courses-tab.tsx'
import { HolesTab } from './holes/holes-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { useEffect } from 'react'
import { ACCESS_DENIED_REDIRECT_MS } from '#web/lib/timings.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { playerStats } from '#contract/club/analytics.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { PlayersTable } from './players/players-table.tsx'
import { PointsByHandicapChart, shownPlayers } from './players/points-by-handicap-chart.tsx'

const tabNames = ['overview', 'players', 'courses', 'holes', 'rounds'] as const

export default function AnalyticsPage() {
  const session = useSession()
  const isAdmin = useIsClubAdmin()
  if (session.state === 'offline')
    return (
      <Page title={analyticsText.title}>
        <UnknownReader isUnreached={session.isUnreached} title={analyticsText.offlineTitle}>
          {analyticsText.offline}
        </UnknownReader>
      </Page>
    )
  if (session.state === 'signed_in' && isFounder(session.user))
    return <CreateClubFirst title={analyticsText.title} />
  if (isAdmin === false) return <DeniedAndHome />
  if (isAdmin === undefined || session.state !== 'signed_in' || session.user.clubId === null)
    return (
      <Page title={analyticsText.title}>
        <SkeletonCards />
      </Page>
    )
  return <Analytics clubId={session.user.clubId} />
}

function Analytics({ clubId }: { clubId: string }) {
  const [, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  const tab = tabNames.find((one) => one === search.get('tab')) ?? 'overview'
  const club = useQuery(query(getClub, { params: { clubId } }))
  return (
    <div className="printed-report">
      <Page
        title={analyticsText.title}

        eyebrow={club.data?.name ?? '\u00a0'}
        actions={
          <Button
            look="secondary"
            className="print:hidden"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => {
              print()
            }}
          >
            {analyticsText.print}
          </Button>
        }
      >
        <Tabs
          label={analyticsText.tabsLabel}
          tabs={tabNames.map((value) => ({ value, label: analyticsText.tabs[value] }))}
          value={tab}
          onChange={(value) => {
            go(`/analytics?tab=${value}`, { replace: true })
          }}
        >
          <TabPanel value={tab}>
            {tab === 'overview' ? (
              <OverviewTab />
            ) : tab === 'players' ? (
              <PlayersTab />
            ) : tab === 'courses' ? (
              <CoursesTab />
            ) : tab === 'holes' ? (
              <HolesTab
                wanted={search.get('courseId')}
                onChoose={(courseId) => {
                  go(`/analytics?tab=holes&courseId=${courseId}`, { replace: true })
                }}
              />
            ) : (
              <RoundsTab timeZone={club.data?.timeZone} />
            )}
          </TabPanel>
        </Tabs>
      </Page>
    </div>
  )
}

/** For readers who may not see the figures: says so in a toast and goes home half a second later. */
function DeniedAndHome() {
  const [, go] = useLocation()
  useEffect(() => {
    showToast({ tone: 'error', title: sharedText.accessDenied, description: analyticsText.denied })
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      go('/', { replace: true })
    }, ACCESS_DENIED_REDIRECT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [go])
  return (
    <Page title={sharedText.accessDenied} width="narrow">
      <LinkButton href="/" look="secondary" className="justify-self-start">
        {sharedText.backToHome}
      </LinkButton>
    </Page>
  )
}

function PlayersTab() {
  const players = useQuery(query(playerStats))
  return (
    <Loaded answer={players}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={analyticsText.empty.title}>{analyticsText.empty.text}</EmptyState>
        ) : (
          <div className="grid gap-6">
            {shownPlayers(rows).length > 0 && <PointsByHandicapChart players={shownPlayers(rows)} />}
            <PlayersTable players={rows} />
          </div>
        )
      }
    </Loaded>
  )
}
