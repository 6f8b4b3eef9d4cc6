import { browserPorts } from './outbox-ports.ts'
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts'

/** The runner of the person who uses the app now: one for the page, whatever screen is open (U4). */
let current: OutboxRunner | undefined
const listeners = new Set<() => void>()

export function currentOutbox(): OutboxRunner | undefined {
  return current
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Runs the outbox of one user until the returned function is called. */
export function runOutboxOf(owner: string): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('scoreclub-outbox') : undefined
  const runner = startOutboxRunner(
    owner,
    browserPorts(owner, () => channel?.postMessage(owner)),
  )
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const unsubscribe = runner.subscribe(tell)
  const nudge = () => {
    if (document.visibilityState === 'visible') void runner.nudge()
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.data === owner) void runner.readBack()
  }
  channel?.addEventListener('message', onMessage)
  addEventListener('online', nudge)
  addEventListener('focus', nudge)
  document.addEventListener('visibilitychange', nudge)
  current = runner
  tell()
  return () => {
    unsubscribe()
    channel?.close()
    removeEventListener('online', nudge)
    removeEventListener('focus', nudge)
    document.removeEventListener('visibilitychange', nudge)
    runner.stop()
    if (current === runner) current = undefined
    tell()
  }
}
