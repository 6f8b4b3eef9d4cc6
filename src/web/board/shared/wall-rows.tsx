import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { leaderboardText } from '#web/messages/en/board/leaderboard.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { placeText, scoreText, stateText } from '../board/board-words.ts'
import Podium from '../board/podium.tsx'
import type { PlacedRow } from '../live-board.ts'
import { isBefore } from './shared-rows.ts'

type WallRowsProps = {
  board: SharedBoard
  rows: readonly PlacedRow[]
  /** Of the whole board, for the podium. */
  all: readonly PlacedRow[]
  isPodium: boolean
  isRevealing: boolean
  /** Before the first board has arrived: whether it is still asked for, or could not be fetched. */
  missing?: 'loading' | 'failed' | undefined
}

/** One screen of rows, or the podium. */
export function WallRows({ board, rows, all, isPodium, isRevealing, missing }: WallRowsProps) {
  const unit = rankedBy[board.competitionType]
  const heldFrom = all.find(({ row }) => row.heldFrom !== undefined)?.row.heldFrom
  if (isPodium)
    return (
      <div className="grid min-h-0 flex-1 content-center overflow-hidden px-6">
        <Podium rows={all} unit={unit} />
      </div>
    )
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-6">
      <p className="h-[1.4rem] truncate font-semibold">
        {isRevealing ? text.revealing : heldFrom === undefined ? '' : leaderboardText.held(heldFrom)}
      </p>
      {missing === 'loading' && <SkeletonCards count={5} className="h-[1.8rem]" />}
      {missing === 'failed' && (
        <p className="text-heading" role="alert">
          {text.failed}. {text.triedAgain}
        </p>
      )}
      {missing === undefined && rows.length === 0 && !isRevealing && (
        <p className="text-heading">{text.nobody}</p>
      )}
      <ol aria-label={board.name}>
        {rows.map((placed) => (
          <li
            key={placed.row.userId}
            className="grid h-[2.2rem] grid-cols-[3.5rem_minmax(0,1fr)_5rem_clamp(8rem,34vw,18rem)] items-center gap-3 border-t border-line text-lead"
          >
            <span className="font-bold">{isBefore(board.status) ? '' : placeText(placed)}</span>
            <span className="truncate font-semibold">{placed.row.playerName}</span>
            <span className={classNames('text-right font-extrabold', isBefore(board.status) && 'invisible')}>
              {scoreText(placed.row, unit)}
            </span>
            <span className="truncate text-right text-soft">
              {isBefore(board.status) ? '' : stateText(placed)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
