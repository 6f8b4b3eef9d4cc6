import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPart } from './admin-part.tsx'
import { AllRounds } from './all-rounds.tsx'
import { IdentityCard } from './identity-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatisticsSection } from './statistics-section.tsx'

/** At the foot of the page: the first paint does without them. */
const DevicesSection = lazy(() =>
  import('./devices-section.tsx').then((file) => ({ default: file.DevicesSection })),
)
const OwnAccount = lazy(() => import('./own-account/own-account.tsx'))
const OwnTees = lazy(() => import('./own-tees.tsx'))
const YourData = lazy(() => import('./your-data/your-data.tsx'))

/** The reader's own page; with `?view=rounds` it lists every round. */
export default function ProfilePage() {
  const search = useSearch()
  return new URLSearchParams(search).get('view') === 'rounds' ? <AllRounds /> : <Overview />
}

function Overview() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const user = session.state === 'signed_in' ? session.user : undefined
  const isPlayer = !isAdmin || user?.alsoPlays === true
  return (
    <Page title={profileText.title}>
      <IdentityCard isPlayer={isPlayer} />
      {isAdmin && user?.clubId && <AdminPart user={user} clubId={user.clubId} />}
      {isPlayer ? (
        <>
          <StatisticsSection isEnabled={user !== undefined} isOffline={session.state === 'offline'} />
          {session.state !== 'offline' && <RecentActivity isEnabled={user !== undefined} />}
          {user && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <OwnTees userId={user.id} clubId={user.clubId} />
            </Suspense>
          )}
        </>
      ) : (
        <Section title={profileText.statistics} id="statistics">
          <EmptyState title={profileText.statisticsOfPlayers}>
            {profileText.statisticsOfPlayersAdvice}
          </EmptyState>
        </Section>
      )}
      {user && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OwnAccount user={user} />
          <DevicesSection />
        </Suspense>
      )}
      {user && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <YourData user={user} />
        </Suspense>
      )}
    </Page>
  )
}
