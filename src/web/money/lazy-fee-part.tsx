import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'

const FeePart = lazyOptional(() => import('./fee-part.tsx'))

type FeePartProps = { competition: Competition; isNote?: boolean }

/** That the fee of a competition can be paid by card: before joining as a note, then as the way to pay; loaded after the page. */
export function LazyFeePart({ competition, isNote }: FeePartProps) {
  return (
    competition.feeWay !== undefined && (
      <Suspense>
        <FeePart competition={competition} isNote={isNote} />
      </Suspense>
    )
  )
}
