import { lazy, Suspense, type ComponentType } from 'react'

/** Where its code cannot be had, a page goes on without it. */
const OwnStart = lazy<ComponentType<{ competitionId: string }>>(() =>
  import('./own-start.tsx').catch(() => ({ default: () => null })),
)

/** When somebody who is entered starts; loaded after the page that it stands on. */
export function LazyOwnStart({ competitionId }: { competitionId: string }) {
  return (
    <Suspense>
      <OwnStart competitionId={competitionId} />
    </Suspense>
  )
}
