import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { getGender } from '#contract/members.ts'
import { TeeRatingsChoice } from '#web/admin/members/tee-ratings-choice.tsx'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPart } from './admin-part.tsx'
import { AllRounds } from './all-rounds.tsx'
import { DevicesSection } from './devices-section.tsx'
import { IdentityCard } from './identity-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatisticsSection } from './statistics-section.tsx'
import { UsualTeeChoice } from './usual-tee-choice.tsx'

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
          {user && <OwnTees userId={user.id} clubId={user.clubId} />}
        </>
      ) : (
        <Section title={profileText.statistics} id="statistics">
          <EmptyState title={profileText.statisticsOfPlayers}>
            {profileText.statisticsOfPlayersAdvice}
          </EmptyState>
        </Section>
      )}
      {user && <DevicesSection />}
    </Page>
  )
}

/** The tee the reader usually plays, and which of its ratings are theirs. Hidden when that cannot be loaded. */
function OwnTees({ userId, clubId }: { userId: string; clubId: string | null }) {
  const shown = query(getGender, { params: { memberId: userId } })
  const own = useQuery(shown)
  if (own.isError) return null
  return (
    <Card className="grid max-w-xl gap-4">
      {own.data ? (
        <>
          {clubId !== null && <UsualTeeChoice clubId={clubId} />}
          <TeeRatingsChoice memberId={userId} value={own.data.gender} changes={[shown]} />
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
