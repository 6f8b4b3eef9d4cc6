import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import { closedLines } from '#web/card/closed-note.tsx'
import { competitionStatusNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { BoardFreshness } from '../board/board-freshness.tsx'
import { boardTitle, stageOf } from '../board/board-stage.ts'
import type { LiveBoard } from '../live-board.ts'

type WallHeadProps = { club: SharedBoards['club']; board: SharedBoard; state: LiveBoard }

/** Whose wall it is, what it shows, and whether it is live. */
export function WallHead({ club, board, state }: WallHeadProps) {
  const title = boardTitle(board.name, stageOf(board.status))
  return (
    <header className="flex items-center gap-4 bg-club px-6 py-2 text-on-club">
      <title>{`${title} · Scoreclub`}</title>
      <ClubCrest name={club.name} colour={club.colour} crestUrl={club.crestUrl} size="large" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-heading font-bold">{title}</h1>
        <p className="truncate">
          {[
            club.name,
            competitionTypeNames[board.competitionType],
            competitionStatusNames[board.status],
            ...closedLines(board),
          ].join(' · ')}
        </p>
      </div>
      <div className="rounded-control bg-card px-3 py-1 text-ink empty:hidden">
        {/* A final result is fresh whatever the line does. */}
        <BoardFreshness stage={stageOf(board.status)} state={state} />
      </div>
      {board.boardAddress !== null && (
        <div className="w-24 shrink-0">
          <QrCode text={board.boardAddress} label={text.qr} />
        </div>
      )}
    </header>
  )
}
