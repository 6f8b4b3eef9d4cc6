import { lazy, Suspense, type ComponentType } from 'react'
import { useSearch } from 'wouter'
import type { User } from '#contract/session.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/profile.ts'
import { completeLanguage } from '#web/messages/load-language.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AdminPartProps } from './admin-part.tsx'
import { AllRounds } from './all-rounds.tsx'
import { IdentityCard } from './identity-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatisticsSection } from './statistics-section.tsx'

/** Of a part that only the server can fill: without a network its code may not be here. */
const nothing = { default: () => null }

/** At the foot of the page: the first paint does without them. */
const DevicesSection = lazy<ComponentType>(() =>
  import('./devices-section.tsx').then(
    (file) => ({ default: file.DevicesSection }),
    () => nothing,
  ),
)
const CardSettingsForm = lazy(() => import('#web/golf/card-settings/card-settings-form.tsx'))
const OwnAccount = lazy<ComponentType<{ user: User }>>(() =>
  import('./own-account/own-account.tsx').catch(() => nothing),
)
const OnThisPhone = lazy(() => import('./on-this-phone.tsx'))
const OwnTees = lazy(() => import('./own-tees.tsx'))
const NoticeSettings = lazy<ComponentType>(() =>
  import('./notices/notice-settings.tsx').then(
    async (part) => {
      await completeLanguage()
      return part
    },
    () => nothing,
  ),
)
const AdminPart = lazy<ComponentType<AdminPartProps>>(() =>
  import('./admin-part.tsx').then(
    (file) => ({ default: file.AdminPart }),
    () => nothing,
  ),
)
const YourData = lazy<ComponentType<{ user: User }>>(() =>
  import('./your-data/your-data.tsx').catch(() => nothing),
)

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
      {isAdmin && user?.clubId && (
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <AdminPart user={user} clubId={user.clubId} />
        </Suspense>
      )}
      {isPlayer ? (
        <>
          <StatisticsSection isEnabled={user !== undefined} isOffline={session.state === 'offline'} />
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
        <Section title={profileText.statistics} id="statistics">
          <EmptyState title={profileText.statisticsOfPlayers}>
            {profileText.statisticsOfPlayersAdvice}
          </EmptyState>
        </Section>
      )}
      {isPlayer && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OnThisPhone />
        </Suspense>
      )}
      {user && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OwnAccount user={user} />
          <DevicesSection />
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
