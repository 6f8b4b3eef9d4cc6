import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useTopOfNewPart } from '#web/platform/use-top-of-new-part.ts'
import { isUnreached, send } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { useOutboxRunner, useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActiveCard, type WantedHole } from './active-card.tsx'
import type { HandedIn } from './hand-in/handed-in.ts'
import { useScanWanted } from './use-scan-wanted.ts'
import { useQuery } from '@tanstack/react-query'
import { activeRound } from '#contract/card/rounds.ts'
import { KEPT_AFTER_MS } from '#web/lib/timings.ts'
import { withTimeout } from '#web/lib/with-timeout.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'

/** Fetched ahead with the dialog that it follows. */
const RoundCompleted = lazy(() => import('./hand-in/round-completed.tsx'))
const HandedInHere = lazy(() => import('./hand-in/handed-in-here.tsx'))
const StartPanel = lazy(() => import('./start/start-panel.tsx'))
const NoClub = lazy(() => import('./start/no-club.tsx'))

/** A player's own card. The code on a printed card names its player; for anybody else their card is at the desk, or on the board. */
export function ScorecardPage() {
  const { user } = useSession()
  const elsewhere = cardElsewhere(new URLSearchParams(useSearch()), user)
  return elsewhere === undefined ? <OwnCard /> : <Redirect to={elsewhere} replace />
}

function OwnCard() {
  const { user } = useSession()
  const snapshot = useOutboxSnapshot()
  const runner = useOutboxRunner()
  // Deferred, so that React renders the whole card in slices and not in one long task.
  const isReady = useDeferredValue(snapshot?.isReady ?? false)
  const openRound = useOpenRound(runner, isReady)
  const [completed, setCompleted] = useState<HandedIn>()
  const { wanted, want } = useWantedHole()
  const scan = useScanWanted()
  const competitionId = new URLSearchParams(useSearch()).get('competitionId')
  const round = snapshot?.round
  const isOther = competitionId !== null && round?.competitionId !== competitionId
  const hasCard = isReady && round != null && !isOther
  useTopOfNewPart(completed ? 'completed' : hasCard ? 'card' : openRound.isPending ? undefined : 'start')

  if (!snapshot || !runner || !isReady) return <StartSkeleton />
  if (completed)
    return (
      <Suspense fallback={<StartSkeleton />}>
        {completed.isKept ? (
          <HandedInHere handedIn={completed} snapshot={snapshot} runner={runner} onChange={setCompleted} />
        ) : (
          <RoundCompleted {...completed} />
        )}
      </Suspense>
    )
  if (round && !isOther)
    return (
      <ActiveCard
        key={round.id}
        round={round}
        snapshot={snapshot}
        runner={runner}
        wanted={wanted}
        onWant={want}
        scan={scan}
        onCompleted={setCompleted}
      />
    )
  if (openRound.isPending) return <StartSkeleton />
  return (
    <Page title={scorecardText.title} width="narrow">
      {openRound.isError && !isUnreached(openRound.error) ? (
        <ErrorState title={scorecardText.cardFailed} onRetry={() => void openRound.refetch()}>
          {scorecardText.noOpenRound}
        </ErrorState>
      ) : (
        <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
          {user?.clubId == null ? (
            <NoClub />
          ) : (
            <StartPanel
              competitionId={competitionId}
              clubId={user.clubId}
              runner={runner}
              snapshot={snapshot}
              scan={scan}
            />
          )}
        </Suspense>
      )}
    </Page>
  )
}

export default ScorecardPage

function StartSkeleton() {
  return (
    <Page title={scorecardText.title} width="narrow">
      <div role="status">
        <span className="sr-only">{sharedText.loading}</span>
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Page>
  )
}

/** Where the card that the address names is opened; undefined where it is the reader’s own. */
function cardElsewhere(
  search: URLSearchParams,
  user: ReturnType<typeof useSession>['user'],
): string | undefined {
  const [competitionId, player] = ['competitionId', 'player'].map((name) => search.get(name))
  if (competitionId == null || player == null || !user || player === user.id) return undefined
  return user.role === 'club_admin'
    ? `/competition-desk/${competitionId}?section=cards`
    : `/competitions/${competitionId}/leaderboard`
}

/** The hole that a link named: `/scorecard?hole=4`. The address is cleaned, so that the same link works again. */
function useWantedHole() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [wanted, setWanted] = useState<WantedHole>()
  const [readSearch, setReadSearch] = useState('')
  const want = (holeNumber: number) => {
    setWanted((last) => ({ holeNumber, asking: (last?.asking ?? 0) + 1 }))
  }
  if (search !== readSearch) {
    setReadSearch(search)
    const hole = Number(new URLSearchParams(search).get('hole') ?? Number.NaN)
    if (Number.isInteger(hole)) want(hole)
  }
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has('hole')) return
    parameters.delete('hole')
    const rest = parameters.toString()
    navigate(rest === '' ? path : `${path}?${rest}`, { replace: true })
  }, [search, path, navigate])
  return { wanted, want }
}

/**
 * Asks the club for the player's open round and keeps it on the phone; the screen shows what is kept, so that it opens
 * without a network as well (U2).
 */
function useOpenRound(runner: OutboxRunner | undefined, isReady: boolean) {
  return useQuery({
    queryKey: ['scorecard', 'open-round', runner?.owner],
    enabled: runner !== undefined && isReady,
    queryFn: async ({ signal }) => {
      const before = runner?.snapshot().round?.id
      // Where the network is there and of no use, the screen goes on with what this phone has.
      const round = await send(activeRound, {
        signal: withTimeout(signal, KEPT_AFTER_MS),
      })
      // A round that was started or handed in while this answer was under way is newer than the answer.
      if (runner?.snapshot().round?.id === before) await runner?.keepRound(round)
      return true
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
}
