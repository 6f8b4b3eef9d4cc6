import { setCurrentOutbox } from './current-outbox.ts'
import { browserPorts } from './outbox-ports.ts'
import { startOutboxRunner } from './outbox-runner.ts'

/** Runs the outbox of one user until the returned function is called. */
export function runOutboxOf(owner: string): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('scoreclub-outbox') : undefined
  const runner = startOutboxRunner(
    owner,
    browserPorts(owner, () => channel?.postMessage(owner)),
  )
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
  const unset = setCurrentOutbox(runner)
  return () => {
    unset()
    channel?.close()
    removeEventListener('online', nudge)
    removeEventListener('focus', nudge)
    document.removeEventListener('visibilitychange', nudge)
    runner.stop()
  }
}
