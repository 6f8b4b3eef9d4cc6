import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'

const LeaveButton = lazyOptional(() => import('#web/competition/leave-button.tsx'))

/** The way out of a competition, for whoever may leave it by themselves. */
export function LeavePart({ competition }: { competition: Competition }) {
  return (
    competition.canLeave === true && (
      <Suspense>
        <LeaveButton competition={competition} />
      </Suspense>
    )
  )
}
