import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { House, Plus, Trophy } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { activeCompetitions, listCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { CompactList } from './compact-list.tsx'
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionFilter, isInPart, partNamed } from './competition-filter.tsx'
import { useGoAfterJoining } from '#web/competition/use-go-after-joining.ts'
import { CompetitionCard } from './competition-card.tsx'

const JoinClub = lazy(() => import('#web/club/join-club.tsx'))

/** From this many on the list of all is shown in parts. */
const LONG_LIST = 5

export default function CompetitionsPage() {
  const { user } = useSession()
  // The role decides until the server has answered, so that nothing moves when it does.
  const isAdmin = useIsClubAdmin() ?? user?.role === 'club_admin'
  const active = useQuery(query(activeCompetitions))
  const all = useQuery(query(listCompetitions))
  return (
    <Page
      title={text.title}
      actions={
        <>
          {/* The bottom bar has Home where there is one (D38). */}
          <LinkButton
            href="/"
            look="secondary"
            className="max-lg:hidden"
            icon={<House aria-hidden size={18} />}
          >
            {text.home}
          </LinkButton>
          <LinkButton href="/season" look="secondary">
            {text.season}
          </LinkButton>
          {isAdmin && (
            <LinkButton href="/club-admin?tab=competitions&new=1" icon={<Plus aria-hidden size={18} />}>
              {text.create}
            </LinkButton>
          )}
        </>
      }
    >
      {user?.clubId === null ? <WithoutClub /> : <Lists active={active} all={all} isAdmin={isAdmin} />}
    </Page>
  )
}

type Asked = UseQueryResult<Competition[]>
type ListsProps = { active: Asked; all: Asked; isAdmin: boolean }

function Lists({ active, all, isAdmin }: ListsProps) {
  const onJoined = useGoAfterJoining()
  const failed = [active, all].find(({ isError }) => isError)
  const retry = () => {
    void active.refetch()
    void all.refetch()
  }
  // Both lists come at once: the second never stands where the first will push it away.
  const isFirstTime = !active.isFetched || !all.isFetched
  const hasNone = !active.data && !all.data
  if (hasNone && failed && !isFirstTime) return <Failed fault={failed.error} onRetry={retry} />
  if (hasNone || isFirstTime)
    return (
      <Section key="loading" title={text.active}>
        <SkeletonCards count={3} className="h-56" />
      </Section>
    )
  return (
    <>
      {failed && active.data && all.data && <Notice tone="warn">{text.kept}</Notice>}
      <Section title={text.active}>
        <Loaded asked={active} onRetry={retry}>
          {(competitions) => (
            <CompetitionList
              competitions={competitions}
              onJoined={onJoined}
              empty={
                <EmptyState icon={<Trophy aria-hidden size={32} />} title={text.noneActive}>
                  {text.noneActiveNote}
                </EmptyState>
              }
            />
          )}
        </Loaded>
      </Section>
      <Section title={text.all}>
        <Loaded asked={all} onRetry={retry}>
          {(competitions) => (
            <AllCompetitions
              competitions={competitions}
              above={new Set(active.data?.map(({ id }) => id))}
              onJoined={onJoined}
              whenNone={isAdmin ? text.createFirst : text.noneYet}
            />
          )}
        </Loaded>
      </Section>
    </>
  )
}

type LoadedProps = {
  asked: Asked
  onRetry: () => void
  children: (competitions: readonly Competition[]) => ReactNode
}

/** One of the two lists, or why it is not there: a phone without a signal may have kept the other one alone. */
function Loaded({ asked, onRetry, children }: LoadedProps) {
  if (asked.data) return children(asked.data)
  return asked.isError ? <Failed fault={asked.error} onRetry={onRetry} /> : <SkeletonCards className="h-56" />
}

function Failed({ fault, onRetry }: { fault: Error | null; onRetry: () => void }) {
  const isOffline = fault instanceof OfflineError
  return (
    <ErrorState title={text.failed} isOffline={isOffline} onRetry={onRetry}>
      {isOffline ? text.offline : sharedText.tryAgainLater}
    </ErrorState>
  )
}

type AllCompetitionsProps = Omit<Parameters<typeof CompactList>[0], 'empty'> & { whenNone: string }

function AllCompetitions({ competitions, above, onJoined, whenNone }: AllCompetitionsProps) {
  const part = partNamed(useSearch())
  const isLong = competitions.length >= LONG_LIST || part !== 'all'
  return (
    <>
      {isLong && <CompetitionFilter part={part} list={competitions} />}
      <CompactList
        competitions={competitions.filter((one) => isInPart(one, part))}
        above={above}
        onJoined={onJoined}
        empty={
          <EmptyState
            icon={<Trophy aria-hidden size={32} />}
            title={competitions.length === 0 ? text.none : text.show.none}
          >
            {competitions.length === 0 ? whenNone : text.show.noneNote}
          </EmptyState>
        }
      />
    </>
  )
}

/** Competitions are a club's: the way into one, where there would be none to show. */
function WithoutClub() {
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title font-semibold">{text.noClub}</h2>
        <p className="text-soft">{text.noClubText}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-24 max-w-md" />}>
        <JoinClub />
      </Suspense>
    </Card>
  )
}

type CompetitionListProps = {
  competitions: readonly Competition[]
  empty: ReactNode
  onJoined: (competition: Competition) => void
}

function CompetitionList({ competitions, empty, onJoined }: CompetitionListProps) {
  if (competitions.length === 0) return empty
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} onJoined={onJoined} />
        </li>
      ))}
    </ul>
  )
}
