import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ActiveRound } from './active-round.tsx'
import { AdminCourseCard } from './admin-course-card.tsx'
import { HomeBand } from './home-band.tsx'
import { HomeCompetitions } from './home-competitions.tsx'
import { LatestRounds } from './latest-rounds.tsx'
import { Shortcuts } from './shortcuts.tsx'

export default function HomePage() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const user = session.state === 'signed_in' ? session.user : undefined
  const isPlayer = !isAdmin || user?.alsoPlays === true
  const pending = user?.memberships.find((membership) => membership.status === 'pending')
  return (
    <Page
      title={session.user ? `Welcome, ${session.user.firstName}` : 'Welcome'}
      eyebrow={user?.clubName ?? ' '}
    >
      <HomeBand isAdmin={isAdmin} isPlayer={isPlayer} handicap={user?.handicap} />
      {session.state === 'offline' && (
        <Notice tone="warn" title="You are offline">
          Your scorecard works without a connection; what you enter is kept on this phone and sent later.
        </Notice>
      )}
      {user?.clubId === null && <WithoutClub role={user.role} pendingClub={pending?.clubName} />}
      {isPlayer && <ActiveRound />}
      {session.state !== 'offline' && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <HomeCompetitions isEnabled={user !== undefined && user.clubId !== null} />
          {isPlayer && <LatestRounds isEnabled={user !== undefined} />}
          {isAdmin && user?.clubId && <AdminCourseCard clubId={user.clubId} />}
        </div>
      )}
      <Shortcuts isAdmin={isAdmin} />
    </Page>
  )
}

function WithoutClub({ role, pendingClub }: { role: string; pendingClub: string | undefined }) {
  if (pendingClub !== undefined)
    return (
      <Notice tone="info" title={`${pendingClub} is looking at your request`}>
        An administrator of the club approves new members. You see its competitions as soon as that is done.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title="You do not belong to a club yet"
      action={
        <div className="mt-2">
          <LinkButton href="/club-setup" look="secondary">
            Create a club
          </LinkButton>
        </div>
      }
    >
      {role === 'club_admin'
        ? 'Create your club to get its club code, courses and competitions.'
        : 'Ask your club for its club code and sign in with it again, or create a club of your own.'}
    </Notice>
  )
}
