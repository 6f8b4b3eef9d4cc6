import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ListOrdered } from 'lucide-react'
import { useMemo } from 'react'
import { Redirect, useParams } from 'wouter'
import { getCompetition, type Competition } from '#contract/competitions.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { BoardFreshness } from './board-freshness.tsx'
import { CardRulings, OwnRuling } from './card-rulings.tsx'
import { changeSentence, explainers, statusNames, typeNames } from './board-words.ts'
import { LeaderboardSkeleton, LeaderboardTable } from './leaderboard-table.tsx'
import { freshness, type LiveBoard } from './live-board.ts'
import { placeRows, type PlacedRow } from './place-rows.ts'
import { TeamsSection } from './teams-section.tsx'
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
  const isTeamBoard = type === 'team_stroke' || type === 'team_stableford'
  const isAdmin = useIsClubAdmin() === true
  const userId = session.user?.id
  const rulings = useMemo(() => rulingsOf(rows), [rows])
  const isUnderWay = rows.some((placed) => placed.row.thru > 0 || placed.position !== null)
  const teams = isTeamBoard && (
    <TeamsSection competitionId={competition.id} userId={userId} roster={rosterOf(rows)} />
  )
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
      {!isUnderWay && teams}
      {!isAdmin && userId !== undefined && competition.hasJoined && (
        <OwnRuling competitionId={competition.id} rulings={rulings} userId={userId} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
          <LeaderboardTable
            competitionId={competition.id}
            name={competition.name}
            type={type}
            rows={rows}
            userId={userId}
          />
        )}
        <p className="text-note text-soft">{explainers[type]}</p>
      </div>
      {isUnderWay && teams}
      {isAdmin && <CardRulings competitionId={competition.id} rulings={rulings} />}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </Page>
  )
}

/** Who is in which team, as one text that changes with it. */
function rosterOf(rows: readonly PlacedRow[]): string {
  return rows
    .map(({ row }) => [row.userId, ...(row.team?.members.map((one) => one.userId) ?? [])].join(' '))
    .sort()
    .join('\n')
}

/** What is said of which card, as one text that changes with it. */
function rulingsOf(rows: readonly PlacedRow[]): string {
  return rows
    .flatMap(({ row }) => [row, ...(row.team?.members ?? [])])
    .filter((one) => one.note !== null)
    .map((one) => `${one.userId} ${one.note ?? ''}`)
    .sort()
    .join('\n')
}

function LoadError({ what, onRetry }: { what: string; onRetry?: () => void }) {
  return (
    <ErrorState title={what} action={back} {...(onRetry ? { onRetry } : {})}>
      Please try again later.
    </ErrorState>
  )
}
