import { Suspense, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { cardsByState } from '#golf/board/cards-out.ts'
import { lazyOptional, lazyWhenIdle } from '#web/lib/lazy-optional.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx'
import { type LiveBoard, type PlacedRow, placeRows } from '../live-board.ts'
import { BoardAside } from './board-aside.tsx'
import { BoardFreshness } from './board-freshness.tsx'
import { BoardHead } from './board-head.tsx'
import { stageOf, type BoardStage } from './board-stage.ts'
import { changeSentence } from './board-words.ts'
import { Standings } from './standings.tsx'
import { useSpokenChange } from './use-spoken-change.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { rowsRead, useReveal } from '../reveal.ts'
import { divisionsOfRows } from '../divisions/divisions-of-rows.ts'
import { useShownDivision } from '../divisions/use-shown-division.ts'

const loadRulings = () => import('../entrant/card-rulings.online.tsx')
const CardRulings = lazyWhenIdle(async () => ({ default: (await loadRulings()).CardRulings }))
const OwnRuling = lazyWhenIdle(async () => ({ default: (await loadRulings()).OwnRuling }))
const TeamsSection = lazyOptional(() => import('#web/competition/teams/teams-section.tsx'))
const AllowanceNote = lazyWhenIdle(() => import('./allowance-note.online.tsx'))
const BoardPrizes = lazyOptional(() => import('./board-prizes.online.tsx'))
const SeasonLinks = lazyWhenIdle(() => import('./season-links.online.tsx'))
const Podium = lazyOptional(() => import('./podium.tsx'))
const DivisionFilter = lazyOptional(() => import('../divisions/division-filter.tsx'))

type BoardProps = { competition: Competition; state: LiveBoard; onRefresh: () => Promise<void> }

/** A competition's board with the face of its state (D35), with its teams and the rulings on its cards. */
export function Board({ competition, state, onRefresh }: BoardProps) {
  const { status, competitionType: type } = competition
  const stage = stageOf(status)
  const session = useSession()
  const isAdmin = useIsClubAdmin() === true
  const userId = session.user?.id
  const { all, rows, count, isRevealed, divisions } = useBoardRows(competition, state)
  const cards = useMemo(
    () => cardsByState(all.map(({ row, hasMissedCut }) => (hasMissedCut ? { ...row, hasMissedCut } : row))),
    [all],
  )
  const changed = rows.find((placed) => state.changed.has(placed.row.userId))
  const spoken = useSpokenChange(changed && stage === 'live' ? changeSentence(changed, type) : undefined)
  const heldFrom = all.find(({ row }) => row.heldFrom !== undefined)?.row.heldFrom
  const hasPodium = count === undefined && (stage === 'final' || isRevealed)
  const rulings = useMemo(() => rulingsKey(all), [all])
  const shared = { competition, stage, rows, userId, isAdmin, hasPodium }
  return (
    <div className="mx-auto max-w-7xl px-4 pt-1 pb-6 sm:px-6 sm:pt-3 xl:pt-6">
      <BoardHead
        competition={competition}
        stage={stage}
        cardsOut={cards.out.length}
        updatedAt={state.updatedAt}
        isFetching={state.isFetching}
        onRefresh={onRefresh}
        freshness={<BoardFreshness stage={stage} state={state} />}
      />
      {competition.message !== undefined && (
        <Notice tone="warn" title={text.fromClub}>
          {competition.message}
        </Notice>
      )}
      {heldFrom !== undefined && <p className="mt-1.5 font-semibold">{text.held(heldFrom)}</p>}
      <div className="mt-1.5 flex flex-col gap-2 sideways:halves sm:mt-3 sm:gap-3 xl:mt-4 xl:grid xl:gap-y-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-6 print:block">
        <BoardAside
          {...shared}
          // Who leads the places that are read out so far is nobody.
          rows={count === undefined ? rows : []}
          isLoaded={state.board !== undefined}
          cards={cards}
        />
        <BoardMain
          {...shared}
          rulings={rulings}
          state={state}
          onRefresh={onRefresh}
          filter={divisions && <Filter {...divisions} />}
        />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}

type BoardMainProps = BoardProps & {
  stage: BoardStage
  rows: readonly PlacedRow[]
  userId: string | undefined
  isAdmin: boolean
  hasPodium: boolean
  /** Which card has which ruling, in the whole field. */
  rulings: string
  filter: ReactNode
}

/** The rows with what belongs to them; teams stand above while there is nothing to follow yet. */
function BoardMain({
  competition,
  state,
  stage,
  rows,
  userId,
  isAdmin,
  hasPodium,
  rulings,
  filter,
  onRefresh,
}: BoardMainProps) {
  const { id, competitionType: type } = competition
  const isUnderWay = rows.some((placed) => placed.row.thru > 0 || placed.position !== null)
  const teams = (type === 'team_stroke' || type === 'team_stableford') && (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <TeamsSection competitionId={id} userId={userId} roster={rosterKey(rows)} />
    </Suspense>
  )
  return (
    <div className="order-2 grid grid-cols-[minmax(0,1fr)] content-start gap-3 sm:gap-4 xl:col-start-1 xl:row-span-3 xl:row-start-1 print:block">
      {!isUnderWay && teams}
      {!isAdmin && userId !== undefined && competition.hasJoined && (
        <Suspense>
          <OwnRuling competitionId={id} rulings={rulings} userId={userId} />
        </Suspense>
      )}
      {filter}
      {hasPodium && (
        <Suspense fallback={<SkeletonCards count={3} />}>
          <Podium rows={rows} unit={rankedBy[type]} />
        </Suspense>
      )}
      <Standings
        competition={competition}
        state={state}
        stage={stage}
        rows={rows}
        userId={userId}
        onRetry={onRefresh}
      />
      {state.board && <BoardNotes competition={competition} />}
      {stage === 'final' && (
        <Suspense>
          <BoardPrizes competitionId={id} />
        </Suspense>
      )}
      {isUnderWay && teams}
      {userId !== undefined && (
        <Suspense>
          <SeasonLinks competitionId={id} />
        </Suspense>
      )}
      {isAdmin && stage !== 'before' && <Rulings competitionId={id} rulings={rulings} />}
    </div>
  )
}

function Filter(props: ComponentProps<typeof DivisionFilter>) {
  return (
    <Suspense fallback={<Skeleton className="h-11 w-full sm:max-w-xs" />}>
      <DivisionFilter {...props} />
    </Suspense>
  )
}

/** What the figures of the board are, below it. */
function BoardNotes({ competition }: { competition: Competition }) {
  const { competitionType: type, roundCount, cut } = competition
  return (
    <div className="grid gap-1 print:mt-3">
      <p className="text-note text-soft">{text.explainers[type]}</p>
      {roundCount !== undefined && <p className="text-note text-soft">{text.rounds.explained(roundCount)}</p>}
      {cut && <p className="text-note text-soft">{text.cut.explained(cut)}</p>}
      <Suspense>
        <AllowanceNote competition={competition} />
      </Suspense>
    </div>
  )
}

function Rulings(props: { competitionId: string; rulings: string }) {
  return (
    <div className="print:hidden">
      <Suspense>
        <CardRulings {...props} />
      </Suspense>
    </div>
  )
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

/**
 * `all` rows of the field with their places, and the `rows` that the board shows of them: those read out so far, or one
 * division's with their places among each other. `divisions` is the choice, left out where there is none.
 */
function useBoardRows({ status, cut }: Competition, { board }: LiveBoard) {
  const isOver = isPlayOver(status)
  const all = useMemo(() => placeRows(board?.rows.values() ?? [], { isOver, cut }), [board, isOver, cut])
  const { count, isRevealed } = useReveal(all)
  const names = useMemo(() => divisionsOfRows(all.map(({ row }) => row)), [all])
  const [asked, onShow] = useShownDivision(names)
  // The places that are read out are those of the whole field.
  const division = count === undefined ? asked : undefined
  const rows = useMemo(
    () =>
      division === undefined
        ? rowsRead(all, count)
        : placeRows(board?.rows.values() ?? [], { isOver, cut, division }),
    [all, board, count, division, isOver, cut],
  )
  const divisions = names.length > 0 && count === undefined ? { names, shown: division, onShow } : undefined
  return { all, rows, count, isRevealed, divisions }
}
