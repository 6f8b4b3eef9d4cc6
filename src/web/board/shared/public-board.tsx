import type { ReactNode } from 'react'
import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { closedLines } from '#web/card/closed-note.tsx'
import { competitionStatusNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { formatDate } from '#web/lib/format.ts'
import { leaderboardText } from '#web/messages/en/board/leaderboard.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { clubColourProperties } from '#web/ui/club-colour-properties.ts'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BoardFreshness } from '../board/board-freshness.tsx'
import { boardTitle, stageOf } from '../board/board-stage.ts'
import { placeText, pointsColumn, scoreText, stateText } from '../board/board-words.ts'
import Podium from '../board/podium.tsx'
import { rowsRead, useReveal } from '../reveal.ts'
import type { PlacedRow } from '../live-board.ts'
import { isBefore, useSharedRows } from './shared-rows.ts'
import { useSharedBoard } from './use-shared-boards.ts'

type PublicBoardProps = { facts: SharedBoards; token: string; isFrame: boolean }

/** The board for everybody: read only, nothing to open, nothing about people but names and scores. */
export default function PublicBoard({ facts, token, isFrame }: PublicBoardProps) {
  const { club } = facts
  const [board] = facts.boards
  if (!board) return null
  return (
    <div data-club="" style={clubColourProperties(club.colour)} className="min-h-[calc(100*var(--dvh))]">
      {!isFrame && (
        <header className="flex items-center gap-3 bg-club px-4 py-3 text-on-club">
          <ClubCrest name={club.name} colour={club.colour} crestUrl={club.crestUrl} />
          <p className="min-w-0 text-lead font-semibold wrap-anywhere">{club.name}</p>
        </header>
      )}
      <div
        className={classNames(
          'mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 px-4',
          isFrame ? 'py-3' : 'py-5',
        )}
      >
        <OneBoard board={board} token={token}>
          <footer className="text-note text-soft">
            <p>{text.names}</p>
            <p>
              <a
                href="/"
                {...(isFrame && { target: '_blank', rel: 'noopener' })}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline"
              >
                {text.made}
              </a>
            </p>
          </footer>
        </OneBoard>
      </div>
    </div>
  )
}

/** `children` stand below the rows, and come with them: before, nobody knows how many there are. */
function OneBoard({ board, token, children }: { board: SharedBoard; token: string; children: ReactNode }) {
  const { state, refresh } = useSharedBoard(token, board.competitionId)
  const all = useSharedRows(state, board)
  const { count, isRevealed } = useReveal(all)
  const rows = rowsRead(all, count)
  const stage = stageOf(board.status)
  const title = boardTitle(board.name, stage)
  const unit = rankedBy[board.competitionType]
  const heldFrom = all.find(({ row }) => row.heldFrom !== undefined)?.row.heldFrom
  return (
    <>
      <title>{`${title} · Scoreclub`}</title>
      <div className="grid gap-1">
        <h1 className="text-title font-bold wrap-anywhere sm:text-heading">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span>{competitionTypeNames[board.competitionType]}</span>
          {board.courseName !== null && <span>{board.courseName}</span>}
          <span>{formatDate(board.startDate, board.timeZone)}</span>
          <Badge tone="flag">{competitionStatusNames[board.status]}</Badge>
          <span className="empty:hidden max-sm:basis-full">
            <BoardFreshness stage={stage} state={state} />
          </span>
        </div>
        {board.message !== undefined && (
          <Notice tone="warn" title={leaderboardText.fromClub}>
            {board.message}
          </Notice>
        )}
        {closedLines(board).map((line) => (
          <p key={line} className="font-semibold">
            {line}
          </p>
        ))}
        {heldFrom !== undefined && <p className="font-semibold">{leaderboardText.held(heldFrom)}</p>}
      </div>
      {state.board === undefined ? (
        state.hasFailed ? (
          <ErrorState title={text.failed} onRetry={() => void refresh()}>
            {sharedText.tryAgainLater}
          </ErrorState>
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )
      ) : (
        <>
          {count === undefined && (stage === 'final' || isRevealed) && <Podium rows={rows} unit={unit} />}
          {rows.length === 0 ? (
            <p className="rounded-card border border-line bg-card p-6 text-lead">
              {count === undefined ? text.nobody : text.revealing}
            </p>
          ) : (
            <Rows board={board} rows={rows} />
          )}
        </>
      )}
      {(state.board !== undefined || state.hasFailed) && children}
    </>
  )
}

function Rows({ board, rows }: { board: SharedBoard; rows: readonly PlacedRow[] }) {
  const unit = rankedBy[board.competitionType]
  const { columns } = leaderboardText
  const isList = isBefore(board.status)
  // Room beside the letters need not grow with them, or the last column leaves a narrow screen.
  const cell = 'border-t border-line px-[8px] py-2 sm:px-4'
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card">
      <caption className="sr-only">{boardTitle(board.name, stageOf(board.status))}</caption>
      <thead>
        <tr className="bg-sunken text-left text-note">
          {!isList && (
            <th scope="col" className="px-[8px] py-2 sm:px-4">
              {columns.position}
            </th>
          )}
          <th scope="col" className="px-[8px] py-2 sm:px-4">
            {columns.player}
          </th>
          {!isList && (
            <>
              <th scope="col" className="px-[8px] py-2 text-right sm:px-4">
                {unit === 'net' ? columns.net : pointsColumn(unit)}
              </th>
              <th scope="col" className="px-[8px] py-2 text-right sm:px-4">
                {columns.status}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((placed) => (
          <tr key={placed.row.userId}>
            {!isList && <td className={`${cell} font-bold`}>{placeText(placed)}</td>}
            <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
              {placed.row.playerName}
            </th>
            {!isList && (
              <>
                <td className={`${cell} text-right text-lead font-bold`}>{scoreText(placed.row, unit)}</td>
                <td className={`${cell} text-right text-note text-soft`}>{stateText(placed)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
