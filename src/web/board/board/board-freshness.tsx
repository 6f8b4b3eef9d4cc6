import { formatter } from '#web/lib/format.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { ConnectionBadge } from '#web/ui/connection-badge.tsx'
import { freshness, type LiveBoard } from '../live-board.ts'
import type { BoardStage } from './board-stage.ts'

/** How fresh the board is (U13). Only one that is being played can be live; a final result does not change. */
export function BoardFreshness({ stage, state }: { stage: BoardStage; state: LiveBoard }) {
  if (stage !== 'live' && stage !== 'provisional') return null
  const connection = freshness(state)
  return (
    <span className="inline-flex min-h-7 flex-wrap items-center gap-x-3 print:hidden">
      {(stage === 'live' || connection !== 'live') && <ConnectionBadge state={connection} />}
      <span className="text-note max-sm:sr-only">
        {state.updatedAt === undefined
          ? text.freshness.none
          : text.freshness.at(timeWithSeconds(state.updatedAt))}
        {state.link === 'down' && ` · ${text.freshness.polling}`}
      </span>
    </span>
  )
}

function timeWithSeconds(at: number): string {
  return formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(at)
}
