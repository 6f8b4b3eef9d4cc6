import type { CompetitionType } from '#domain/competition/competition.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ranksByPoints } from './board-words.ts'
import { LeaderboardRow } from './leaderboard-row.tsx'
import type { PlacedRow } from '../live-board.ts'
import { printedCell, rowGrid, tableFrame } from './row-grid.ts'

export function LeaderboardTable(props: {
  competitionId: string
  label: string
  isLive: boolean
  type: CompetitionType
  rows: readonly PlacedRow[]
  userId: string | undefined
}) {
  const byPoints = ranksByPoints(props.type)
  return (
    <div
      role="table"
      aria-label={props.label}
      className={classNames(tableFrame, 'print:table print:w-full print:border-collapse')}
    >
      <ColumnHeads />
      <div role="rowgroup" className="print:table-row-group">
        {props.rows.map((placed) => (
          <LeaderboardRow
            key={placed.row.userId}
            {...placed}
            competitionId={props.competitionId}
            isYou={isRowOf(placed.row, props.userId)}
            byPoints={byPoints}
            isLive={props.isLive}
          />
        ))}
      </div>
    </div>
  )
}

/** Whether the row is the viewer's own, or their team's. */
export function isRowOf(row: PlacedRow['row'], userId: string | undefined): boolean {
  return (
    row.userId === userId || row.team?.members.some((one) => one.userId === userId && !one.isBlind) === true
  )
}

function ColumnHeads() {
  const { position, player, gross, net, points, status } = text.columns
  return (
    <div role="rowgroup" className="max-sm:sr-only print:table-header-group print:break-inside-avoid">
      <div role="row" className={classNames(rowGrid, 'bg-sunken px-4 py-2 text-note font-semibold')}>
        {[position, player, gross, net, points, status].map((name, i) => (
          <span
            key={name}
            role="columnheader"
            className={classNames(printedCell, 'print:border-b-2', i > 1 && 'text-right')}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
