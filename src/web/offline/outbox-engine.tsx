import { useEffect } from 'react'
import { useSession } from '#web/lib/session.ts'
import { runOutboxOf } from './current-outbox.ts'
import { SyncBanner } from './sync-banner.tsx'

/** Sends the signed-in user's scores from whatever screen is open, and shows the ones that need him (U4). */
export function OutboxEngine() {
  const { state, user } = useSession()
  const owner = user?.id
  useEffect(() => (owner === undefined ? undefined : runOutboxOf(owner)), [owner, state])
  return <SyncBanner />
}
