import { leaderboardText } from '#web/messages/en/leaderboard.ts'
import { readerLocale } from '#web/messages/language.ts'
import { ConnectionBadge } from '#web/ui/connection-badge.tsx'
import type { Freshness } from '../live-board.ts'

type BoardFreshnessProps = { state: Freshness; updatedAt: number | undefined; isPolling: boolean }

/** What the board says of itself: how it is connected, and when it was last known to be right (U13). */
export function BoardFreshness({ state, updatedAt, isPolling }: BoardFreshnessProps) {
  const text = leaderboardText.freshness
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <ConnectionBadge state={state} />
      <span className="text-note text-soft">
        {updatedAt === undefined ? text.none : text.at(timeOf(updatedAt))}
        {isPolling && <span className="max-sm:sr-only"> · {text.polling}</span>}
      </span>
    </p>
  )
}

let format: Intl.DateTimeFormat | undefined

function timeOf(at: number): string {
  format ??= new Intl.DateTimeFormat(readerLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return format.format(at)
}
