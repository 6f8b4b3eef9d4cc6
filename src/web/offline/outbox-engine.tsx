import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useSession } from '#web/lib/session.ts'
import { currentOutbox } from './current-outbox.ts'
import type { LateBarProps } from './late-bar.tsx'

function Nothing(): ReactNode {
  return null
}

// What few players ever need is fetched by name from here: in the outbox's own file the names would be of every page.
const LateBar = lazy(() => import('./late-bar.tsx'))
const loadLate = () => import('./propose-late.ts')

/** Comes with the outbox; where its code cannot be loaded, there is no outbox either and nothing to show. */
const SyncBanner = lazy<(props: { LateBar: ComponentType<LateBarProps> }) => ReactNode>(() =>
  import('./sync-banner.tsx').then(
    (module) => ({ default: module.SyncBanner }),
    () => ({ default: Nothing }),
  ),
)

/** Sends the signed-in user's scores from whatever screen is open, and shows those that need the user (U4). */
export function OutboxEngine() {
  const { state, user } = useSession()
  const owner = user?.id
  useEffect(() => (owner === undefined ? undefined : runUntilStopped(owner)), [owner])
  useEffect(() => {
    // Signed in, perhaps again: what a lost session held back may go (P10).
    if (state === 'signed_in') void currentOutbox()?.wake()
  }, [state])
  if (owner === undefined) return null
  return (
    <Suspense>
      <SyncBanner LateBar={LateBar} />
    </Suspense>
  )
}

/** The outbox is fetched once somebody is known: visitors do not pay for it. */
function runUntilStopped(owner: string): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  void import('./run-outbox.ts').then(({ runOutboxOf }) => {
    if (!isStopped) stop = runOutboxOf(owner, loadLate)
  })
  return () => {
    isStopped = true
    stop?.()
  }
}
