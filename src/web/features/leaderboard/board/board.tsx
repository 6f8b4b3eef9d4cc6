import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { readerLocale } from '#web/messages/language.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Freshness } from '#web/ui/freshness.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CardRulings, OwnRuling } from '../entrant/card-rulings.tsx'
import { freshness, type LiveBoard } from '../live-board.ts'
import { BoardLead } from './board-lead.tsx'
import { changeSentence } from './board-words.ts'
import { placeRows, type PlacedRow } from '../live-board.ts'
import { Standings } from './standings.tsx'
import { useSpokenChange } from './use-spoken-change.ts'

const TeamsSection = lazy(() => import('../teams/teams-section.tsx'))

type BoardProps = { competition: Competition; state: LiveBoard; onRefresh: () => Promise<void> }

/** A competition's live standings, with its teams and the rulings on its cards. */
export function Board({ competition, state, onRefresh }: BoardProps) {
  const { id, name, competitionType: type } = competition
  const session = useSession()
  const isAdmin = useIsClubAdmin() === true
  const userId = session.user?.id
  const rows = useMemo(() => placeRows(state.board?.rows.values() ?? [], type), [state.board, type])
  const rulings = useMemo(() => rulingsKey(rows), [rows])
  const isTeamBoard = type === 'team_stroke' || type === 'team_stableford'
  const isUnderWay = rows.some((placed) => placed.row.thru > 0 || placed.position !== null)
  const teams = isTeamBoard && (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <TeamsSection competitionId={id} userId={userId} roster={rosterKey(rows)} />
    </Suspense>
  )
  const changed = rows.find((placed) => state.changed.has(placed.row.userId))
  const spoken = useSpokenChange(changed && changeSentence(changed, type))
  return (
    <Page
      title={text.title(name)}
      lead={<BoardLead competition={competition} updatedAt={state.updatedAt} />}
      actions={<BoardActions isFetching={state.isFetching} onRefresh={onRefresh} />}
    >
      {!isUnderWay && teams}
      {!isAdmin && userId !== undefined && competition.hasJoined && (
        <OwnRuling competitionId={id} rulings={rulings} userId={userId} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:block">
        <Freshness
          state={freshness(state)}
          updated={
            state.updatedAt === undefined
              ? text.freshness.none
              : text.freshness.at(timeWithSeconds(state.updatedAt))
          }
          polling={state.link === 'down' ? text.freshness.polling : undefined}
        />
        <Standings competition={competition} state={state} rows={rows} userId={userId} onRetry={onRefresh} />
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

function BoardActions({ isFetching, onRefresh }: { isFetching: boolean; onRefresh: () => Promise<void> }) {
  return (
    <>
      <BackLink href="/competitions">{text.back}</BackLink>
      <Button
        look="secondary"
        icon={<RefreshCw aria-hidden size={18} />}
        aria-busy={isFetching}
        onClick={() => void onRefresh()}
      >
        {text.refresh}
      </Button>
      <PrintButton>{text.print}</PrintButton>
    </>
  )
}

let timeFormat: Intl.DateTimeFormat | undefined

function timeWithSeconds(at: number): string {
  timeFormat ??= new Intl.DateTimeFormat(readerLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return timeFormat.format(at)
}

/** Who is in which team, as one text that changes when it does. */
function rosterKey(rows: readonly PlacedRow[]): string {
  return rows
    .map(({ row }) => [row.userId, ...(row.team?.members.map((one) => one.userId) ?? [])].join(' '))
    .sort()
    .join('\n')
}

/** Which card has which ruling, as one text that changes when it does. */
function rulingsKey(rows: readonly PlacedRow[]): string {
  return rows
    .flatMap(({ row }) => [row, ...(row.team?.members ?? [])])
    .filter((one) => one.note !== null)
    .map((one) => `${one.userId} ${one.note ?? ''}`)
    .sort()
    .join('\n')
}
