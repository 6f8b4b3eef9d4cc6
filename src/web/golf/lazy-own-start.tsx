import { Suspense } from 'react'
import { lazyOptional } from '#web/lib/lazy-optional.ts'

const OwnStart = lazyOptional(() => import('./own-start.tsx'))

/** When somebody who is entered starts; loaded after the page that it stands on. */
export function LazyOwnStart({ competitionId }: { competitionId: string }) {
  return (
    <Suspense>
      <OwnStart competitionId={competitionId} />
    </Suspense>
  )
}
