import { ConnectionBadge, type ConnectionState } from './connection-badge.tsx'

type FreshnessProps = {
  state: ConnectionState
  /** When what is shown was last known to be right, as a sentence; undefined where that is said elsewhere. */
  updated: string | undefined
  /** How often it is asked for while no stream tells of changes; undefined while one does. */
  polling: string | undefined
}

/** How a live screen is connected, and how fresh it is (U13). */
export function Freshness({ state, updated, polling }: FreshnessProps) {
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <ConnectionBadge state={state} />
      <span className="text-note text-soft">
        {updated}
        {polling !== undefined && <span className="max-sm:sr-only"> · {polling}</span>}
      </span>
    </p>
  )
}
