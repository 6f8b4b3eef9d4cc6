import type { RoundDetail } from '#contract/rounds.ts'
import { entryFromWire } from '#contract/wire-names.ts'
import { emptyOutbox, reduceOutbox, type Outbox, type OutboxEvent } from './outbox.ts'

/** What one user has on this phone: the open round and the entries on their way to the club. */
export type OutboxSnapshot = {
  owner: string
  /** false until this phone's storage has been read. */
  isReady: boolean
  round: RoundDetail | null
  outbox: Outbox
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
