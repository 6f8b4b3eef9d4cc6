import { setCurrentOutbox } from './current-outbox.ts'
import { lazySender } from './lazy-sender.ts'
import { browserPorts, type LoadLate } from './outbox-ports.ts'
import { startOutboxRunner } from './outbox-runner.ts'

/** Runs the outbox of one user until the returned function is called. */
export function runOutboxOf(owner: string, loadLate: LoadLate): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('scoreclub-outbox') : undefined
  const runner = startOutboxRunner(
    owner,
    browserPorts(owner, {
      loadLate,
      kept: () => import('./kept/kept-ports.ts').then(({ browserKeptPorts }) => browserKeptPorts(owner)),
      notifyTabs: () => channel?.postMessage(owner),
    }),
    lazySender,
  )
  const wake = () => {
    if (document.visibilityState === 'visible') void runner.wake()
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.data === owner) void runner.readStorage()
  }
  channel?.addEventListener('message', onMessage)
  addEventListener('online', wake)
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  const unset = setCurrentOutbox(runner)
  return () => {
    unset()
    channel?.close()
    removeEventListener('online', wake)
    removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', wake)
    runner.stop()
  }
}
