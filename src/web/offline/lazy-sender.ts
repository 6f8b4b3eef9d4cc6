import { whenIdle } from '#web/lib/when-idle.ts'
import type { OutboxPorts } from './outbox-ports.ts'
import type { createSender } from './outbox-sender.ts'
import type { OutboxStorage, SnapshotStore } from './outbox-snapshot.ts'

type Sender = ReturnType<typeof createSender>

/** The sender, with code that is fetched after the card is on the screen: a score is kept without it. */
export function lazySender(
  snapshot: SnapshotStore,
  storage: OutboxStorage,
  ports: OutboxPorts,
  load: () => Promise<{ createSender: typeof createSender }> = () =>
    whenIdle().then(() => import('./outbox-sender.ts')),
): Sender {
  let fetching: Promise<Sender | undefined> | undefined
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function fetchIt(): Promise<Sender | undefined> {
    try {
      const { createSender } = await load()
      return isStopped ? undefined : createSender(snapshot, storage, ports)
    } catch {
      // No network, and no copy on this phone: as if sending itself had failed.
      fetching = undefined
      snapshot.dispatch({
        type: 'send_failed',
        fault: { kind: 'passing' },
        now: ports.now(),
        random: ports.random(),
      })
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(() => void flush(), snapshot.get().outbox.waitUntil - ports.now())
      return undefined
    }
  }

  async function flush(): Promise<void> {
    if (isStopped) return
    fetching ??= fetchIt()
    await (await fetching)?.flush()
  }

  return {
    flush,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      void fetching?.then((sender) => sender?.stop())
    },
  }
}
