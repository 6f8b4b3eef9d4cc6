import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { lazyWhenIdle } from '#web/lib/lazy-optional.ts'

const OwnStart = lazyWhenIdle(() => import('./own-start.tsx'))

/** When somebody who is entered starts, or whom they meet in a knock-out; loaded after the page that it stands on. */
export function LazyOwnStart({ competition }: { competition: Competition }) {
  return (
    <Suspense>
      <OwnStart competition={competition} />
    </Suspense>
  )
}
