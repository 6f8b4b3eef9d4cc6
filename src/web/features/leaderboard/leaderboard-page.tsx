import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ListOrdered } from 'lucide-react'
import { useMemo } from 'react'
import { Redirect, useParams } from 'wouter'
import { getCompetition, type Competition } from '#contract/competitions.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { BoardFreshness } from './board-freshness.tsx'
import { changeSentence, explainers, statusNames, typeNames } from './board-words.ts'
import { LeaderboardSkeleton, LeaderboardTable } from './leaderboard-table.tsx'
import { freshness, type LiveBoard } from './live-board.ts'
import { placeRows } from './place-rows.ts'
import { useLiveLeaderboard } from './use-live-leaderboard.ts'
import { useSpokenChange } from './use-spoken-change.ts'

const back = (
  <LinkButton href="/competitions" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
    Back to Competitions
  </LinkButton>
)

export function LeaderboardPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  const isBoard = competition.data !== undefined && competition.data.competitionType !== 'matchplay'
  const { state, refresh } = useLiveLeaderboard(competitionId, isBoard)
  if (competition.isError)
    return (
      <Page title="Leaderboard">
        <LoadError what="Failed to load competition data." />
      </Page>
    )
  if (!competition.data)
    return (
      <Page title="Leaderboard" eyebrow="Live Standings">
        <LeaderboardSkeleton />
      </Page>
    )
  if (!isBoard) return <Redirect to={`/competitions/${competitionId}/bracket`} replace />
  return <Board competition={competition.data} state={state} onRefresh={refresh} />
}

export default LeaderboardPage

type BoardProps = { competition: Competition; state: LiveBoard; onRefresh: () => Promise<void> }

function Board({ competition, state, onRefresh }: BoardProps) {
  const type = competition.competitionType
  const session = useSession()
  const rows = useMemo(() => placeRows(state.board?.rows.values() ?? [], type), [state.board, type])
  const changed = rows.find((placed) => state.changed.has(placed.row.userId))
  const spoken = useSpokenChange(changed && changeSentence(changed, type))
  return (
    <Page
      title={competition.name}
      eyebrow="Live Standings"
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{typeNames[type]}</span>
          <span>
            {competition.startDate === null ? 'TBD' : formatDate(competition.startDate, competition.timeZone)}
          </span>
          <Badge tone={competition.status === 'active' ? 'good' : 'plain'}>
            {statusNames[competition.status]}
          </Badge>
        </span>
      }
      actions={
        <LinkButton href="/competitions" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
          Back
        </LinkButton>
      }
    >
      <div className="grid gap-3">
        <BoardFreshness
          state={freshness(state)}
          updatedAt={state.updatedAt}
          isFetching={state.isFetching}
          onRefresh={onRefresh}
        />
        {state.board === undefined ? (
          state.hasFailed ? (
            <LoadError what="Failed to load leaderboard data." onRetry={() => void onRefresh()} />
          ) : (
            <LeaderboardSkeleton />
          )
        ) : rows.length === 0 ? (
          <EmptyState icon={<ListOrdered aria-hidden size={32} />} title="No Scores Yet">
            Scores will appear here as players complete their rounds.
          </EmptyState>
        ) : (
          <LeaderboardTable name={competition.name} type={type} rows={rows} userId={session.user?.id} />
        )}
        <p className="text-note text-soft">{explainers[type]}</p>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </Page>
  )
}

function LoadError({ what, onRetry }: { what: string; onRetry?: () => void }) {
  return (
    <ErrorState title={what} action={back} {...(onRetry ? { onRetry } : {})}>
      Please try again later.
    </ErrorState>
  )
}
