import { mintEntryId } from '#golf/card/entry-id.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { keepRounds } from './kept/keep-rounds.ts'
import { recordedHoles } from './outbox.ts'
import type { OutboxPorts } from './outbox-ports.ts'
import type { createSender } from './outbox-sender.ts'
import { connectStorage, createSnapshotStore } from './outbox-snapshot.ts'

export type OutboxRunner = ReturnType<typeof startOutboxRunner>

/** Runs one user's outbox from now on: reads this phone's storage, takes hole entries, and sends them. */
export function startOutboxRunner(owner: string, ports: OutboxPorts, makeSender: typeof createSender) {
  const snapshot = createSnapshotStore(owner)
  const storage = connectStorage(snapshot, ports)
  const sender = makeSender(snapshot, storage, ports)
  void storage.read().then(sender.flush)

  return {
    owner,
    snapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    ...keepRounds(snapshot, storage),
    /** For what is done with a whole round (kept/keep-waiting.ts). */
    parts: { snapshot, storage, flush: sender.flush },

    /** One hole entry of any card. The card shows it at once; the promise resolves when the disk has it. */
    async record(roundId: string, holeNumber: number, result: HoleResult): Promise<void> {
      // This phone has seen the entry that it replaces, so the new one is the later, whatever its clock says (P6).
      const seen = recordedHoles(snapshot.get().outbox, roundId).get(holeNumber)?.at ?? 0
      const minted = mintEntryId(Math.max(ports.now(), seen + 1), storage.lastEntryId(), ports.random)
      storage.setLastEntryId(minted.id)
      const entry = { id: minted.id, at: minted.at, holeNumber, result, authorId: owner }
      snapshot.dispatch({ type: 'entered', roundId, entry })
      await storage.add(roundId, entry)
      void sender.flush()
    },

    flush: sender.flush,
    /** Sends at once what waits for its time: the phone is online, in view or signed in again. */
    async wake(): Promise<void> {
      snapshot.dispatch({ type: 'woken' })
      await sender.flush()
    },
    /** Another tab changed what is stored here. */
    readStorage: storage.read,

    stop(): void {
      sender.stop()
      storage.close()
    },
  }
}
