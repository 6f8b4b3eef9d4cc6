import { Fragment } from 'react'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { pointsColumn } from './board-words.ts'
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
  const unit = rankedBy[props.type]
  return (
    <div
      role="table"
      aria-label={props.label}
      className={classNames(tableFrame, 'print:table print:w-full print:border-collapse')}
    >
      <ColumnHeads unit={unit} />
      <div role="rowgroup" className="print:table-row-group">
        {props.rows.map((placed, i) => (
          <Fragment key={placed.row.userId}>
            {placed.hasMissedCut && props.rows[i - 1]?.hasMissedCut !== true && <CutLine />}
            <LeaderboardRow
              {...placed}
              competitionId={props.competitionId}
              isYou={isRowOf(placed.row, props.userId)}
              unit={unit}
              isLive={props.isLive}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** Between those who play on and those below the cut. */
function CutLine() {
  return (
    <div role="row" className="print:table-row">
      <div
        role="cell"
        aria-colspan={6}
        className="border-y-2 border-accent bg-sunken px-4 py-1 text-note font-semibold print:table-cell"
      >
        {text.cut.line}
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

function ColumnHeads({ unit }: { unit: RankedBy }) {
  const { position, player, gross, net, status } = text.columns
  return (
    <div role="rowgroup" className="max-sm:sr-only print:table-header-group print:break-inside-avoid">
      <div role="row" className={classNames(rowGrid, 'bg-sunken px-4 py-2 text-note font-semibold')}>
        {[position, player, gross, net, pointsColumn(unit), status].map((name, i) => (
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
