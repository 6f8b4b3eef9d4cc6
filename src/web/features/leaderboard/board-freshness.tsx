import { RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ConnectionBadge } from '#web/ui/connection-badge.tsx'
import type { Freshness } from './live-board.ts'

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** What the board says of itself: how it is connected, and when it was last known to be right (U13). */
export function BoardFreshness(props: {
  state: Freshness
  updatedAt: number | undefined
  isFetching: boolean
  onRefresh: () => Promise<void>
}) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ConnectionBadge state={props.state} />
        <span className="text-note text-soft">
          {props.updatedAt === undefined ? 'Not loaded yet' : `Updated ${time.format(props.updatedAt)}`}
        </span>
      </p>
      <Button
        look="secondary"
        icon={<RefreshCw aria-hidden size={18} />}
        onClick={() => void props.onRefresh()}
        aria-busy={props.isFetching}
      >
        Refresh
      </Button>
    </div>
  )
}
