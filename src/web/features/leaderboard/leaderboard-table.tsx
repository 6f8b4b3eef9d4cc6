import type { CompetitionType } from '#domain/competition/competition.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ranksByPoints } from './board-words.ts'
import { LeaderboardRow, rowGrid } from './leaderboard-row.tsx'
import type { PlacedRow } from './place-rows.ts'

const frame = 'overflow-hidden rounded-card border border-line bg-card shadow-card'
const columns = ['Pos', 'Player', 'Gross', 'Net', 'Points', 'Status']

export function LeaderboardTable(props: {
  competitionId: string
  name: string
  type: CompetitionType
  rows: readonly PlacedRow[]
  userId: string | undefined
}) {
  const byPoints = ranksByPoints(props.type)
  return (
    <div role="table" aria-label={`Live standings of ${props.name}`} className={frame}>
      <ColumnHeads />
      <div role="rowgroup">
        {props.rows.map((placed) => (
          <LeaderboardRow
            key={placed.row.userId}
            {...placed}
            competitionId={props.competitionId}
            isYou={isOf(placed.row, props.userId)}
            byPoints={byPoints}
          />
        ))}
      </div>
    </div>
  )
}

/** The viewer's own row, or his team's. */
function isOf(row: PlacedRow['row'], userId: string | undefined): boolean {
  return (
    row.userId === userId || row.team?.members.some((one) => one.userId === userId && !one.isBlind) === true
  )
}

function ColumnHeads() {
  return (
    <div role="rowgroup" className="max-sm:sr-only">
      <div role="row" className={classNames(rowGrid, 'bg-sunken px-4 py-2 text-note font-semibold')}>
        {columns.map((name, i) => (
          <span key={name} role="columnheader" className={i > 1 ? 'text-right' : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Rows of the size of real ones, so that nothing moves when they come (U35). */
export function LeaderboardSkeleton() {
  return (
    <div role="status" className={frame}>
      <span className="sr-only">Loading the standings…</span>
      <div className="h-9 bg-sunken max-sm:hidden" />
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className="flex h-16 items-center gap-4 border-t border-line px-4">
          <Skeleton className="size-9 rounded-round" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
