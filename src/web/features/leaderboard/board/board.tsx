import { ListOrdered, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { BackLink } from '../back-link.tsx'
import { BoardFreshness } from './board-freshness.tsx'
import { BoardLead } from './board-lead.tsx'
import { changeSentence } from './board-words.ts'
import { CardRulings, OwnRuling } from '../entrant/card-rulings.tsx'
import { LeaderboardSkeleton } from './leaderboard-skeleton.tsx'
import { LeaderboardTable } from './leaderboard-table.tsx'
import { freshness, type LiveBoard } from '../live-board.ts'
import { placeRows, type PlacedRow } from './place-rows.ts'
import { useSpokenChange } from './use-spoken-change.ts'

const TeamsSection = lazy(() => import('../teams/teams-section.tsx'))

type BoardProps = { competition: Competition; state: LiveBoard; onRefresh: () => Promise<void> }

export function Board({ competition, state, onRefresh }: BoardProps) {
  const { id, name, competitionType: type } = competition
  const session = useSession()
  const isAdmin = useIsClubAdmin() === true
  const userId = session.user?.id
  const rows = useMemo(() => placeRows(state.board?.rows.values() ?? [], type), [state.board, type])
  const rulings = useMemo(() => rulingsOf(rows), [rows])
  const isTeamBoard = type === 'team_stroke' || type === 'team_stableford'
  const isUnderWay = rows.some((placed) => placed.row.thru > 0 || placed.position !== null)
  const teams = isTeamBoard && (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <TeamsSection competitionId={id} userId={userId} roster={rosterOf(rows)} />
    </Suspense>
  )
  const changed = rows.find((placed) => state.changed.has(placed.row.userId))
  const spoken = useSpokenChange(changed && changeSentence(changed, type))
  return (
    <Page
      title={text.title(name)}
      lead={<BoardLead competition={competition} updatedAt={state.updatedAt} />}
      actions={
        <>
          <BackLink>{text.back}</BackLink>
          <Button
            look="secondary"
            icon={<RefreshCw aria-hidden size={18} />}
            aria-busy={state.isFetching}
            onClick={() => void onRefresh()}
          >
            {text.refresh}
          </Button>
          <PrintButton>{text.print}</PrintButton>
        </>
      }
    >
      {!isUnderWay && teams}
      {!isAdmin && userId !== undefined && competition.hasJoined && (
        <OwnRuling competitionId={id} rulings={rulings} userId={userId} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:block">
        <BoardFreshness
          state={freshness(state)}
          updatedAt={state.updatedAt}
          isPolling={state.link === 'down'}
        />
        {state.board === undefined ? (
          state.hasFailed ? (
            <ErrorState
              title={text.failed}
              onRetry={() => void onRefresh()}
              action={<BackLink>{text.backToCompetitions}</BackLink>}
            >
              {sharedText.tryAgainLater}
            </ErrorState>
          ) : (
            <LeaderboardSkeleton />
          )
        ) : rows.length === 0 ? (
          <EmptyState icon={<ListOrdered aria-hidden size={32} />} title={text.empty}>
            {text.emptyNote}
          </EmptyState>
        ) : (
          <LeaderboardTable competitionId={id} name={name} type={type} rows={rows} userId={userId} />
        )}
        {state.board && <p className="text-note text-soft print:mt-3">{text.explainers[type]}</p>}
      </div>
      {isUnderWay && teams}
      {isAdmin && (
        <div className="print:hidden">
          <CardRulings competitionId={id} rulings={rulings} />
        </div>
      )}
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
