import { useQuery } from '@tanstack/react-query'
import { LogOut, SquarePen } from 'lucide-react'
import { useEffect } from 'react'
import { listRounds, type Round } from '#contract/rounds.ts'
import { formatCount, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { roundLine } from '#web/lib/round-words.ts'
import { useSession } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { OwnTeeRatings } from './own-tee-ratings.tsx'
import { roundStatistics } from './round-statistics.ts'

export default function ProfilePage() {
  const session = useSession()
  const rounds = useQuery({ ...query(listRounds), enabled: session.state === 'signed_in' })
  useScrollToHash(rounds.data !== undefined)
  const name = session.user ? `${session.user.firstName} ${session.user.lastName}` : ''
  const user = session.state === 'signed_in' ? session.user : undefined
  const handicap = formatHandicap(user?.handicap)
  return (
    <Page title="Profile">
      <Card className="flex flex-wrap items-center gap-5">
        <Avatar name={name} imageUrl={user?.profileImageUrl ?? null} size="large" />
        <div className="grid min-w-0 flex-1 basis-48">
          <p className="text-title font-semibold">{name}</p>
          {user && <p className="break-all text-soft">{user.email}</p>}
          {user?.clubName != null && <p className="text-soft">{user.clubName}</p>}
        </div>
        {user && (user.role === 'player' || user.alsoPlays) && (
          <dl>
            <Figure
              label="Handicap"
              value={handicap ?? '0.0'}
              note={handicap === undefined ? 'Not set' : 'Not an official Handicap Index'}
            />
          </dl>
        )}
        {user && (user.role === 'player' || user.alsoPlays) && (
          <LinkButton href="/handicap" look="secondary">
            Handicap record
          </LinkButton>
        )}
        <LinkButton href="/api/logout" look="secondary" icon={<LogOut aria-hidden size={18} />}>
          Logout
        </LinkButton>
      </Card>
      {user && (user.role === 'player' || user.alsoPlays) && <OwnTeeRatings userId={user.id} />}
      {session.state === 'offline' ? (
        <ErrorState title="Your rounds are shown when you are online again" isOffline />
      ) : rounds.isError ? (
        <ErrorState title="Your rounds could not be loaded" onRetry={() => void rounds.refetch()}>
          Please try again later.
        </ErrorState>
      ) : !rounds.data ? (
        <SkeletonCards />
      ) : (
        <Rounds rounds={rounds.data} />
      )}
    </Page>
  )
}

function Rounds({ rounds }: { rounds: readonly Round[] }) {
  const { eighteen, nine } = roundStatistics(rounds)
  return (
    <>
      <Section title="Statistics" id="statistics">
        <Card>
          <dl className="grid grid-cols-3 gap-4">
            <Figure label="Total Rounds" value={eighteen.count + nine.count} />
            <Figure
              label="Average Score"
              value={eighteen.average ?? '–'}
              {...(nine.average === undefined ? {} : { note: `${nine.average} on nine holes` })}
            />
            <Figure
              label="Best Round"
              value={eighteen.best ?? '–'}
              {...(nine.best === undefined ? {} : { note: `${nine.best} on nine holes` })}
            />
          </dl>
          <p className="mt-4 text-note text-soft">
            From {formatCount(eighteen.count, 'finished round', 'finished rounds')} of 18 holes.
          </p>
        </Card>
      </Section>
      <Section title="Rounds">
        {rounds.length === 0 ? (
          <EmptyState
            icon={<SquarePen aria-hidden size={32} />}
            title="No rounds yet"
            action={<LinkButton href="/scorecard">New Round</LinkButton>}
          >
            Your scores appear here after your first round.
          </EmptyState>
        ) : (
          <RoundList>
            {rounds.map((round) => (
              <RoundLine key={round.id} {...roundLine(round)} />
            ))}
          </RoundList>
        )}
      </Section>
    </>
  )
}

/** "/profile#statistics" of the bottom bar (T50), once the part is there to be scrolled to. */
function useScrollToHash(isReady: boolean): void {
  useEffect(() => {
    if (isReady && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isReady])
}
