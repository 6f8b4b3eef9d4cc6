import type { RoundDetail } from '#contract/rounds.ts'
import { entryFromWire } from '#contract/wire-names.ts'
import type { EntryId } from '#domain/round/entry-id.ts'
import type { HoleEntry } from '#domain/round/hole-entry.ts'
import { emptyOutbox, reduceOutbox, type Outbox, type OutboxEvent } from './outbox.ts'
import type { LateScores, OutboxPorts } from './outbox-ports.ts'
import { withCounting, type OutboxStore } from './outbox-store.ts'

/** What one user has on this phone: the open round and the entries on their way to the club. */
export type OutboxSnapshot = {
  owner: string
  /** false until this phone's storage has been read. */
  isReady: boolean
  round: RoundDetail | null
  outbox: Outbox
  /** Scores that came after their card was handed in and that the club keeps as proposals, until they were read. */
  late?: LateScores | undefined
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>

/** The current snapshot in memory, a new object after each change, as `useSyncExternalStore` wants it. */
export function createSnapshotStore(owner: string) {
  let snapshot: OutboxSnapshot = { owner, isReady: false, round: null, outbox: emptyOutbox }
  const listeners = new Set<() => void>()

  function set(change: Partial<OutboxSnapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: OutboxEvent) {
    const outbox = reduceOutbox(snapshot.outbox, event)
    if (outbox !== snapshot.outbox) set({ outbox })
  }

  return {
    get: () => snapshot,
    set,
    dispatch,
    /** Shows a round as it was loaded; null when none is open. */
    setRound(round: RoundDetail | null) {
      if (round !== snapshot.round) set({ round })
      if (round)
        dispatch({ type: 'round_loaded', roundId: round.id, counting: round.entries.map(entryFromWire) })
    },
    subscribe(this: void, listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type OutboxStorage = ReturnType<typeof connectStorage>

/** Keeps this phone's storage and the snapshot in step. A fault of the storage is an event, never an exception (P11). */
export function connectStorage(
  snapshot: SnapshotStore,
  { openStore, notifyTabs }: Pick<OutboxPorts, 'openStore' | 'notifyTabs'>,
) {
  const opening = openStore()
  let lastId: EntryId | undefined
  /** While the round is being written, storage still holds the one before it. */
  let roundWrites = 0

  async function read(): Promise<void> {
    try {
      const kept = await (await opening).read()
      if (kept.lastId !== undefined && (lastId === undefined || kept.lastId > lastId)) lastId = kept.lastId
      snapshot.dispatch({ type: 'storage_read', entries: kept.entries })
      if (roundWrites === 0 && (kept.round || !snapshot.get().isReady)) snapshot.setRound(kept.round)
    } catch {
      // A phone that cannot read its storage still scores from memory and says so.
      snapshot.dispatch({ type: 'store_failed' })
    }
    if (!snapshot.get().isReady) snapshot.set({ isReady: true })
  }

  async function write(act: (store: OutboxStore) => Promise<void>): Promise<boolean> {
    try {
      await act(await opening)
      notifyTabs()
      return true
    } catch {
      snapshot.dispatch({ type: 'store_failed' })
      return false
    }
  }

  async function add(roundId: string, entry: HoleEntry): Promise<void> {
    if (await write((store) => store.add(roundId, entry)))
      snapshot.dispatch({ type: 'stored', ids: [entry.id] })
  }

  return {
    read,
    write,
    add,
    /** Offers the entries that storage failed to take to it again. */
    async addUnstored(): Promise<void> {
      const { outbox } = snapshot.get()
      if (!outbox.isStorageFailing) return
      for (const entry of outbox.entries.values()) if (!entry.isStored) await add(entry.roundId, entry)
    },
    /** The round to score; null when none is open any more. Entries that the club acknowledged since are kept on it. */
    async keepRound(this: void, round: RoundDetail | null): Promise<void> {
      snapshot.setRound(round)
      const confirmed = round && snapshot.get().outbox.confirmed.get(round.id)
      roundWrites++
      await write((store) => store.keepRound(round && withCounting(round, [...(confirmed?.values() ?? [])])))
      roundWrites--
    },
    lastEntryId: () => lastId,
    setLastEntryId(id: EntryId) {
      lastId = id
    },
    close(): void {
      void opening.then(
        (store) => {
          store.close()
        },
        // A store that never opened has nothing to close; `read` has dispatched its fault.
        () => undefined,
      )
    },
  }
}
