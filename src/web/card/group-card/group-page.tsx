import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { currentGroup, type PlayingGroup } from '#contract/card/groups.ts'
import { useTopOfNewPart } from '#web/platform/use-top-of-new-part.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { useOutboxRunner, useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GroupCardView } from './group-card-view.tsx'
import { GroupPlayers } from './group-players.tsx'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'

/** What is set up with a network need not be on the phone of one who plays without. */
const StartGroup = lazy(() => import('./start-group.online.tsx'))
const JoinByLink = lazy(() => import('./join-by-link.online.tsx'))
/** Without a network there is nothing to hear. */
const LiveGroup = lazy<ComponentType<{ groupId: string }>>(() =>
  import('./live-group.ts').catch(() => ({ default: () => null })),
)

/** One phone for up to four players: the group is set up here, and then scored hole by hole. */
export function GroupPage() {
  const { user } = useSession()
  const group = useQuery(query(currentGroup))
  const shown = useShownGroup(group.data, useOutboxSnapshot())
  const search = new URLSearchParams(useSearch())
  const wanted = useWantedHole()
  const token = search.get('join')
  if (token !== null) return <Framed>{inTime(<JoinByLink token={token} />)}</Framed>
  // What was loaded before stays on the screen when reading it again fails.
  if (group.isError && group.data === undefined)
    return (
      <Framed>
        <ErrorState
          title={text.failed}
          isOffline={group.error instanceof OfflineError}
          onRetry={() => void group.refetch()}
        >
          {text.needsConnection}
        </ErrorState>
      </Framed>
    )
  if (shown === undefined) return <Loading />
  if (shown === null)
    return (
      <Framed lead={text.lead}>{inTime(<StartGroup clubId={user?.clubId ?? null} wanted={search} />)}</Framed>
    )
  return (
    <>
      {group.data && (
        <Suspense>
          <LiveGroup groupId={group.data.id} />
        </Suspense>
      )}
      <LoadedGroup group={shown} wanted={wanted} />
    </>
  )
}

export default GroupPage

/** The hole that a link named: `/group?hole=4`, 0 for none. The address is cleaned, so that a reload stays at its own hole. */
function useWantedHole(): number {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [wanted] = useState(() => Number(new URLSearchParams(search).get('hole')))
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has('hole')) return
    parameters.delete('hole')
    const rest = parameters.toString()
    navigate(rest === '' ? path : `${path}?${rest}`, { replace: true })
  }, [search, path, navigate])
  return wanted
}

/** Who plays, or their cards: the cards at once where scoring has begun or the address has a hole; 0 is no hole. */
function LoadedGroup({ group, wanted }: { group: PlayingGroup; wanted: number }) {
  const runner = useOutboxRunner()
  const snapshot = useOutboxSnapshot()
  const hasScore = group.players.some(({ round }) => round.entries.length > 0)
  const [isScoring, setIsScoring] = useState((hasScore || wanted > 0) && group.players.length > 1)
  const isReady = runner !== undefined && snapshot?.isReady === true
  useTopOfNewPart(!isReady ? undefined : isScoring ? 'card' : 'players')
  if (!runner || !snapshot?.isReady) return <Loading />
  if (isScoring)
    return (
      <GroupCardView
        // A hole that is closed moves those after it, and nobody's next tap may go to another hole.
        key={String(group.players.map(({ round }) => round.terms.holes.map(({ isClosed }) => isClosed)))}
        group={group}
        wanted={wanted}
        runner={runner}
        snapshot={snapshot}
        onPlayers={() => {
          setIsScoring(false)
        }}
      />
    )
  return (
    <Framed lead={[group.courseName, group.competitionName].filter(Boolean).join(' · ')}>
      <GroupPlayers
        group={group}
        ownId={runner.owner}
        onScore={() => {
          setIsScoring(true)
        }}
      />
    </Framed>
  )
}

function inTime(part: ReactNode) {
  return <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>{part}</Suspense>
}

function Loading() {
  return (
    <Framed>
      <div role="status">
        <span className="sr-only">{sharedText.loading}</span>
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Framed>
  )
}

function Framed({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Page title={text.title} width="narrow" {...(lead === undefined ? {} : { lead })}>
      {children}
    </Page>
  )
}

/**
 * The group to show: the club's, and once the club has none any more because every card is in, the one that was on the
 * screen, until the page is left. Otherwise "All cards are in" would give way to the page on which a group is set up.
 * @param read what the club answered; null when it has no group, undefined before it answered
 */
function useShownGroup(
  read: PlayingGroup | null | undefined,
  snapshot: OutboxSnapshot | undefined,
): PlayingGroup | null | undefined {
  const [last, setLast] = useState<PlayingGroup | null>(null)
  const next = read ?? (read === null && last ? allIn(last, snapshot) : last)
  if (next !== last) setLast(next)
  return read === undefined ? undefined : next
}

/** The group with every card handed in, at the club or on this phone; null when one is open, as when its last player left. */
function allIn(group: PlayingGroup, snapshot: OutboxSnapshot | undefined): PlayingGroup | null {
  if (group.players.every(({ round }) => round.status !== 'in_progress')) return group
  const isIn = ({ id, status }: PlayingGroup['players'][number]['round']) => {
    const handIn = snapshot?.rounds.get(id)?.handIn
    return status !== 'in_progress' || handIn?.refusal === null
  }
  if (!group.players.every(({ round }) => isIn(round))) return null
  // What waited on this phone is dropped from it when the club has taken it: the decision is kept in the cards.
  return {
    ...group,
    players: group.players.map((one) => ({ ...one, round: { ...one.round, status: 'submitted' } })),
  }
}
