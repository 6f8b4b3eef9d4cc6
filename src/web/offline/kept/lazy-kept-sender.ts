import { nextBatch } from '../outbox.ts'
import type { OutboxPorts } from '../outbox-ports.ts'
import type { OutboxStorage, SnapshotStore } from '../outbox-snapshot.ts'
import type { SendFault } from '../send-fault.ts'
import { isHeld, isKeptWaiting } from './is-kept-waiting.ts'
import type { KeptSender } from './kept-sender.ts'

type World = {
  snapshot: SnapshotStore
  storage: OutboxStorage
  ports: OutboxPorts
  dispatchFault: (fault: SendFault) => void
}

/** Starts, hand-ins and the scores of several rounds, with code that is fetched when there are any. */
export function lazyKeptSender(world: World) {
  const { snapshot, ports } = world
  let kept: KeptSender | undefined

  async function fetchIt(load: NonNullable<OutboxPorts['kept']>): Promise<KeptSender> {
    const [{ createKeptSender }, keptPorts] = await Promise.all([import('./kept-sender.ts'), load()])
    return createKeptSender({ ...world, kept: keptPorts })
  }

  return {
    /** Whether there was something to send. */
    async sendNext(): Promise<boolean> {
      const now = ports.now()
      const { outbox } = snapshot.get()
      if (!ports.kept || !isKeptWaiting(snapshot.get()) || outbox.isSignedOut || now < outbox.waitUntil)
        return false
      try {
        kept ??= await fetchIt(ports.kept)
      } catch {
        world.dispatchFault({ kind: 'passing' })
        return false
      }
      return kept.sendNext(now)
    },

    /** Whether something is left to send once its time has come: what needs the player is not. */
    isAnythingLeft(): boolean {
      const state = snapshot.get()
      return kept
        ? kept.isAnythingWaiting()
        : isKeptWaiting(state) ||
            nextBatch(state.outbox, Infinity, (roundId) => isHeld(state, roundId)) !== undefined
    },
  }
}
