import { Check, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { syncLabel, type SyncState } from '#web/offline/sync-state.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const looks: Record<SyncState, { tone: BadgeTone; Icon: typeof Check }> = {
  saved_here: { tone: 'warn', Icon: Smartphone },
  sending: { tone: 'plain', Icon: CloudUpload },
  saved_at_club: { tone: 'good', Icon: Check },
  needs_you: { tone: 'bad', Icon: TriangleAlert },
}

/** Where the scores are, in words (U3). Reserves its line, so that nothing moves with the first score. */
export function SyncChip({ state }: { state: SyncState | undefined }) {
  const look = state && looks[state]
  return (
    <span className="flex min-h-6.5 min-w-0 items-center">
      {look && (
        // Its place on the screen is a line; the finger has more.
        <button
          type="button"
          title={syncLabel(state)}
          className="-my-2.25 flex min-h-11 min-w-6 items-center *:min-w-0"
          onClick={openWaitingList}
        >
          <Badge tone={look.tone}>
            <look.Icon aria-hidden size={16} className="shrink-0" />
            <span className="truncate">{syncLabel(state)}</span>
          </Badge>
        </button>
      )}
    </span>
  )
}
