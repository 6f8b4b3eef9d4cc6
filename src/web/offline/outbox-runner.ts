import { mintEntryId } from '#domain/round/entry-id.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { recordedHoles } from './outbox.ts'
import type { OutboxPorts } from './outbox-ports.ts'
import { createSender } from './outbox-sender.ts'
import { connectStorage, createSnapshotStore } from './outbox-snapshot.ts'

export type OutboxRunner = ReturnType<typeof startOutboxRunner>

/** Runs one user's outbox from now on: reads this phone's storage, takes hole entries, and sends them. */
export function startOutboxRunner(owner: string, ports: OutboxPorts) {
  const snapshot = createSnapshotStore(owner)
  const storage = connectStorage(snapshot, ports)
  const sender = createSender(snapshot, storage, ports)
  void storage.read().then(sender.flush)

  return {
    owner,
    snapshot: snapshot.get,
    subscribe: snapshot.subscribe,

    /** One hole entry. The card shows it at once; the promise resolves when the disk has it. */
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

    keepRound: storage.keepRound,
    flush: sender.flush,
    /** Sends at once what waits for its time: the phone is online, in view or signed in again. */
    async wake(): Promise<void> {
      snapshot.dispatch({ type: 'woken' })
      await sender.flush()
    },
    /** Another tab changed what is stored here. */
    readStorage: storage.read,

    async retry(this: void, id: string): Promise<void> {
      snapshot.dispatch({ type: 'retried', id })
      await storage.write((store) => store.setRefusal(id, null))
      await sender.flush()
    },
    /** The player's own decision about an entry that the club refused; nothing else removes an unsent one. */
    async discard(this: void, id: string): Promise<void> {
      snapshot.dispatch({ type: 'discarded', id })
      await storage.write((store) => store.remove(id))
    },

    /** The player has read that the club keeps late scores as proposals. */
    putAwayLate(this: void): void {
      snapshot.set({ late: undefined })
    },

    stop(): void {
      sender.stop()
      storage.close()
    },
  }
}
