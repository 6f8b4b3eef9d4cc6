import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AllRounds } from './all-rounds.tsx'
import { IdentityCard } from './identity-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatisticsSection } from './statistics-section.tsx'

/** At the foot of the page: the first paint does without them, and what only the server can fill may be missing. */
const DevicesSection = lazyWithOtherWords(() => import('../../identity/devices-section.online.tsx'))
const AccessTokens = lazyWithOtherWords(
  () => import('../../identity/access-tokens/access-tokens-section.online.tsx'),
)
const CardSettingsForm = lazy(() => import('#web/card/card-settings/card-settings-form.tsx'))
const OwnAccount = lazyWithOtherWords(() => import('../../identity/own-account/own-account.online.tsx'))
const OnThisPhone = lazy(() => import('./on-this-phone.tsx'))
const OwnTees = lazyOptional(() => import('./own-tees.online.tsx'))
const OwnPastResults = lazyWithOtherWords(() => import('./own-past-results.online.tsx'))
const NoticeSettings = lazyWithOtherWords(() => import('../../outbound/settings/notice-settings.online.tsx'))
const AdminPart = lazyWithOtherWords(() => import('./admin-part.online.tsx'))
const YourData = lazyWithOtherWords(() => import('../../data/your-data/your-data.online.tsx'))

/** The reader's own page; `?view=rounds` lists every round, `?view=statistics` shows the figures alone. */
export default function ProfilePage() {
  const search = useSearch()
  switch (new URLSearchParams(search).get('view')) {
    case 'rounds':
      return <AllRounds />
    case 'statistics':
      return <OwnStatistics />
    default:
      return <Overview />
  }
}

/** The statistics alone, without what is set on the profile. */
function OwnStatistics() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const user = session.state === 'signed_in' ? session.user : undefined
  const isPlayer = !isAdmin || user?.alsoPlays === true
  return (
    <Page
      title={profileText.stats}
      actions={
        <LinkButton href="/profile" look="secondary">
          {profileText.backToProfile}
        </LinkButton>
      }
    >
      {isPlayer ? (
        <>
          <StatisticsSection isEnabled={user !== undefined} />
          {session.state !== 'offline' && <RecentActivity isEnabled={user !== undefined} />}
          {user && (
            <Suspense>
              <OwnPastResults />
            </Suspense>
          )}
        </>
      ) : (
        <StatisticsOfPlayers />
      )}
    </Page>
  )
}

function StatisticsOfPlayers() {
  return (
    <Section title={profileText.statistics} id="statistics">
      <EmptyState title={profileText.statisticsOfPlayers}>{profileText.statisticsOfPlayersAdvice}</EmptyState>
    </Section>
  )
}

function Overview() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const user = session.state === 'signed_in' ? session.user : undefined
  const isPlayer = !isAdmin || user?.alsoPlays === true
  return (
    <Page title={profileText.title}>
      <IdentityCard isPlayer={isPlayer} />
      {isAdmin && user?.clubId && (
        <Suspense fallback={<Skeleton className="h-[27rem] rounded-card lg:h-86" />}>
          <AdminPart user={user} clubId={user.clubId} />
        </Suspense>
      )}
      {isPlayer ? (
        <>
          <StatisticsSection isEnabled={user !== undefined} />
          {session.state !== 'offline' && <RecentActivity isEnabled={user !== undefined} />}
          <div className="grid gap-4 lg:grid-cols-2">
            {user && (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <OwnTees userId={user.id} clubId={user.clubId} />
              </Suspense>
            )}
            <Card>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <CardSettingsForm />
              </Suspense>
            </Card>
          </div>
        </>
      ) : (
        <StatisticsOfPlayers />
      )}
      {isPlayer && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OnThisPhone />
        </Suspense>
      )}
      {user && (
        <Suspense fallback={<Skeleton className="h-screen" />}>
          <OwnAccount user={user} />
          <DevicesSection />
          {user.clubId !== null && <AccessTokens club={{ id: user.clubId, name: user.clubName ?? '' }} />}
          <NoticeSettings />
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
