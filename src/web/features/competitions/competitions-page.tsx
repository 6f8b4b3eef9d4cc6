import { useQuery } from '@tanstack/react-query'
import { House, Plus, Trophy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { activeCompetitions, listCompetitions, type Competition } from '#contract/competitions.ts'
import { OfflineError } from '#web/lib/api.ts'
import { AFTER_JOIN_MS } from '#web/lib/timings.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionCard } from './competition-card.tsx'

export default function CompetitionsPage() {
  const isAdmin = useIsClubAdmin() === true
  const active = useQuery(query(activeCompetitions))
  const all = useQuery(query(listCompetitions))
  const setJoined = useGoAfterJoining()
  const failed = active.isError ? active : all.isError ? all : undefined
  return (
    <Page
      title="Competitions"
      actions={
        <>
          <LinkButton href="/" look="secondary" icon={<House aria-hidden size={18} />}>
            Home
          </LinkButton>
          {isAdmin && (
            <LinkButton href="/club-admin?tab=competitions&new=1" icon={<Plus aria-hidden size={18} />}>
              Create Competition
            </LinkButton>
          )}
        </>
      }
    >
      {failed ? (
        <ErrorState
          title="The competitions could not be loaded"
          isOffline={failed.error instanceof OfflineError}
          onRetry={() => {
            void active.refetch()
            void all.refetch()
          }}
        >
          {failed.error instanceof OfflineError ? 'There is no connection.' : 'Please try again later.'}
        </ErrorState>
      ) : (
        <>
          <Section title="Active Competitions">
            <CompetitionList
              competitions={active.data}
              onJoined={setJoined}
              empty={
                <EmptyState icon={<Trophy aria-hidden size={32} />} title="Nothing is being played right now">
                  The next competitions are listed below.
                </EmptyState>
              }
            />
          </Section>
          <Section title="All Competitions">
            <CompetitionList
              competitions={all.data}
              onJoined={setJoined}
              empty={
                <EmptyState icon={<Trophy aria-hidden size={32} />} title="No competition yet">
                  {isAdmin ? 'Create the first one for your members.' : 'Your club has not set one up yet.'}
                </EmptyState>
              }
            />
          </Section>
        </>
      )}
    </Page>
  )
}

type CompetitionListProps = {
  competitions: readonly Competition[] | undefined
  empty: ReactNode
  onJoined: (competition: Competition) => void
}

function CompetitionList({ competitions, empty, onJoined }: CompetitionListProps) {
  if (!competitions) return <SkeletonCards count={2} className="h-48" />
  if (competitions.length === 0) return empty
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} onJoined={onJoined} />
        </li>
      ))}
    </ul>
  )
}

/** A second after joining, to the card, or to the bracket of a match play (T26); leaving the page before cancels it. */
function useGoAfterJoining(): (competition: Competition) => void {
  const [, go] = useLocation()
  const [joined, setJoined] = useState<Competition>()
  useEffect(() => {
    if (!joined) return
    const timer = setTimeout(() => {
      go(
        joined.competitionType === 'matchplay'
          ? `/competitions/${joined.id}/bracket`
          : `/scorecard?competitionId=${joined.id}`,
      )
    }, AFTER_JOIN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [joined, go])
  return setJoined
}
