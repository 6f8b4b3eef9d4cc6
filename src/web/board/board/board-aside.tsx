import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import type { CardOnBoard, CardState } from '#golf/board/cards-out.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useGoAfterJoining } from '#web/competition/use-go-after-joining.ts'
import type { PlacedRow } from '../live-board.ts'
import type { BoardStage } from './board-stage.ts'
import { FieldSummary } from './field-summary.tsx'
import { LeadBand } from './lead-band.tsx'
import { isRowOf } from './leaderboard-table.tsx'

const StartPanel = lazyOptional(() => import('./start-panel.tsx'))
const JoinHere = lazyOptional(() => import('./join-here.tsx'))
const OwnBar = lazyOptional(() => import('./own-bar.tsx'))
const CardsOutPanel = lazyOptional(() => import('./cards-out-panel.online.tsx'))

type BoardAsideProps = {
  competition: Competition
  stage: BoardStage
  rows: readonly PlacedRow[]
  isLoaded: boolean
  userId: string | undefined
  isAdmin: boolean
  cards: Record<CardState, readonly CardOnBoard[]>
}

/**
 * What stands beside the board on a wide screen. On a narrow one: who leads above the rows, the reader's own place or
 * Join at the lower edge, and the cards still out below.
 */
export function BoardAside(props: BoardAsideProps) {
  const { competition, stage, rows, isLoaded, userId, cards } = props
  // Here and not beside the button, which goes as soon as the reader is entered.
  const onJoined = useGoAfterJoining()
  const mayJoin = competition.canJoin || competition.canReserve
  const own = rows.find((placed) => isRowOf(placed.row, userId))
  const waiting = [
    ...(stage === 'provisional' ? cards.out : []),
    ...cards.in.filter((card) => card.note === 'totals_only'),
  ]
  const hasLead = (stage === 'live' || stage === 'provisional') && (rows.length > 0 || !isLoaded)
  return (
    <>
      {stage === 'before' && (
        <div className="order-1 xl:col-start-2">
          <Suspense fallback={<Skeleton className="h-64 sm:h-48 xl:h-80" />}>
            <StartPanel competition={competition} />
          </Suspense>
        </div>
      )}
      {hasLead && (
        <div className="order-1 xl:col-start-2 sideways:half">
          <LeadBand rows={rows} type={competition.competitionType} stage={stage} isLoaded={isLoaded} />
        </div>
      )}
      {mayJoin && (
        <div className="order-3 rounded-card border border-edge bg-card p-3 shadow-raised sideways:static! sideways:order-1 max-xl:above-bottom-bar xl:col-start-2 xl:shadow-card print:hidden">
          <Suspense fallback={<Skeleton className="h-11" />}>
            <JoinHere competition={competition} onJoined={onJoined} />
          </Suspense>
        </div>
      )}
      {own && stage !== 'before' && stage !== 'cancelled' && (
        <Suspense
          fallback={
            <div className="order-3 min-h-17 xl:col-start-2 sideways:order-1 sideways:min-h-11 sideways:half print:hidden" />
          }
        >
          <OwnBar rows={rows} own={own} unit={rankedBy[competition.competitionType]} />
        </Suspense>
      )}
      {hasLead && isLoaded && (
        <div className="order-4 grid content-start gap-4 xl:col-start-2 print:hidden">
          <FieldSummary cards={cards} />
          {props.isAdmin && waiting.length > 0 && (
            <Suspense>
              <CardsOutPanel
                competitionId={competition.id}
                waiting={waiting.map((card) => card.userId).join(' ')}
                isOver={stage === 'provisional'}
              />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}
