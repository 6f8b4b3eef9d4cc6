import { ListOrdered } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { LiveBoard } from '../live-board.ts'
import type { BoardStage } from './board-stage.ts'
import { LeaderboardSkeleton } from './leaderboard-skeleton.tsx'
import { LeaderboardTable } from './leaderboard-table.tsx'
import type { PlacedRow } from '../live-board.ts'

const EntryList = lazy(() => import('./entry-list.tsx'))

type StandingsProps = {
  competition: Competition
  state: LiveBoard
  stage: BoardStage
  rows: readonly PlacedRow[]
  userId: string | undefined
  onRetry: () => Promise<void>
}

/** The rows of the board, or why there are none: still loading, not loaded, nobody has scored. */
export function Standings({ competition, state, stage, rows, userId, onRetry }: StandingsProps) {
  if (state.board === undefined)
    return state.hasFailed ? (
      <ErrorState
        title={text.failed}
        onRetry={() => void onRetry()}
        action={<BackLink href="/competitions">{text.backToCompetitions}</BackLink>}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    ) : (
      <LeaderboardSkeleton />
    )
  if (stage === 'before')
    return (
      <Suspense fallback={<LeaderboardSkeleton />}>
        <EntryList rows={rows} userId={userId} />
      </Suspense>
    )
  if (rows.length === 0)
    return (
      <EmptyState icon={<ListOrdered aria-hidden size={32} />} title={text.empty}>
        {text.emptyNote}
      </EmptyState>
    )
  const { id, name, competitionType } = competition
  return (
    <LeaderboardTable
      competitionId={id}
      label={stage === 'live' ? text.standingsOf(name) : text.resultsOf(name)}
      isLive={stage === 'live'}
      type={competitionType}
      rows={rows}
      userId={userId}
    />
  )
}
