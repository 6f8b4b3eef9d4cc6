import { formatTime } from '#web/lib/format.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { ConnectionBadge, type ConnectionState } from '#web/ui/connection-badge.tsx'

type BracketFreshnessProps = { state: ConnectionState; updatedAt: number; isPolling: boolean }

/** How the bracket is connected, and when it was last known to be right (U13). */
export function BracketFreshness({ state, updatedAt, isPolling }: BracketFreshnessProps) {
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <ConnectionBadge state={state} />
      <span className="text-note text-soft">
        {text.updated(formatTime(new Date(updatedAt).toISOString()))}
        {isPolling && `, ${text.polling}`}
      </span>
    </p>
  )
}
