import { useEffect } from 'react'
import { useSession } from '#web/lib/session.ts'
import { currentOutbox } from './current-outbox.ts'
import { SyncBanner } from './sync-banner.tsx'

/** Sends the signed-in user's scores from whatever screen is open, and shows the ones that need him (U4). */
export function OutboxEngine() {
  const { state, user } = useSession()
  const owner = user?.id
  useEffect(() => (owner === undefined ? undefined : runUntilStopped(owner)), [owner])
  useEffect(() => {
    // Signed in, perhaps again: what a lost session held back may go (P10).
    if (state === 'signed_in') void currentOutbox()?.nudge()
  }, [state])
  return <SyncBanner />
}

/** The outbox is fetched once somebody is known: visitors do not pay for it. */
function runUntilStopped(owner: string): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  void import('./run-outbox.ts').then(({ runOutboxOf }) => {
    if (!isStopped) stop = runOutboxOf(owner)
  })
  return () => {
    isStopped = true
    stop?.()
  }
}
