import type { Round, RoundDetail } from '#contract/card/rounds.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import type { EntryId } from '#golf/card/entry-id.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { openCard, type KeptRound } from './kept/kept-round.ts'
import { emptyOutbox, reduceOutbox, type Outbox, type OutboxEvent } from './outbox.ts'
import type { LateScores, OutboxPorts } from './outbox-ports.ts'
import type { OutboxStore } from './outbox-store.ts'
import { dropSpares, listSpareRounds, listSpares, putSpare, toEntryRecord } from './spare-entries.ts'

/** What one user has on this phone: their cards and the entries on their way to the club. */
export type OutboxSnapshot = {
  owner: string
  /** false until this phone's storage has been read. */
  isReady: boolean
  /** The card to score: the person's own open one. */
  round: RoundDetail | null
  /** By id: the own card, those that wait for the club, and those of a group whose scores are entered here. */
  rounds: ReadonlyMap<string, KeptRound>
  outbox: Outbox
  /** Scores that came after their card was handed in and that the club keeps as proposals, until they were read. */
  late?: readonly LateScores[] | undefined
  /** The last card that was handed in on this phone and that the club has taken since the page was opened. */
  taken?: Round | undefined
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>

const noRounds: ReadonlyMap<string, KeptRound> = new Map()

/** The current snapshot in memory, a new object after each change, as `useSyncExternalStore` wants it. */
export function createSnapshotStore(owner: string) {
  let snapshot: OutboxSnapshot = {
    owner,
    isReady: false,
    round: null,
    rounds: noRounds,
    outbox: emptyOutbox,
  }
  let wanted: string | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<OutboxSnapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: OutboxEvent) {
    const outbox = reduceOutbox(snapshot.outbox, event)
    if (outbox !== snapshot.outbox) set({ outbox })
  }

  function setRounds(rounds: ReadonlyMap<string, KeptRound>) {
    const round = openCard(rounds.values(), wanted)?.detail ?? null
    const changed = [...rounds.values()].filter(
      ({ id, detail }) => snapshot.rounds.get(id)?.detail !== detail,
    )
    set({ rounds, round })
    for (const { id, detail } of changed)
      dispatch({ type: 'round_loaded', roundId: id, counting: detail.entries.map(entryFromWire) })
  }

  return {
    get: () => snapshot,
    set,
    dispatch,
    setRounds,
    /** Puts these cards and takes others away, in memory. */
    changeRounds({ put, remove = [] }: { put: readonly KeptRound[]; remove?: readonly string[] }) {
      const rounds = new Map(snapshot.rounds)
      for (const id of remove) rounds.delete(id)
      for (const kept of put) rounds.set(kept.id, kept)
      setRounds(rounds)
    },
    /** Which card to score, where there are several that could be. */
    want(roundId: string) {
      wanted = roundId
      setRounds(snapshot.rounds)
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
type RoundsChange = Parameters<OutboxStore['putRounds']>[0]

/** Keeps this phone's storage and the snapshot in step. A fault of the storage is an event, never an exception (P11). */
export function connectStorage(
  snapshot: SnapshotStore,
  { openStore, notifyTabs }: Pick<OutboxPorts, 'openStore' | 'notifyTabs'>,
) {
  let opening: Promise<OutboxStore> | undefined
  let lastId: EntryId | undefined
  const { changeRounds, startReading } = connectRounds(snapshot, write)

  /** A storage that did not open is tried again with the next thing to keep. */
  function store(): Promise<OutboxStore> {
    opening ??= openStore(afterLoss).catch((fault: unknown) => {
      opening = undefined
      throw fault
    })
    return opening
  }

  async function read(): Promise<void> {
    try {
      const isLatest = startReading()
      const kept = await (await store()).read()
      if (kept.lastId !== undefined && (lastId === undefined || kept.lastId > lastId)) lastId = kept.lastId
      snapshot.dispatch({ type: 'storage_read', entries: kept.entries })
      if (isLatest()) snapshot.setRounds(withUnstored(kept.rounds, snapshot.get().rounds))
    } catch {
      // A phone that cannot read its storage still scores from memory and says so.
      snapshot.dispatch({ type: 'store_failed' })
    }
    if (snapshot.get().isReady) return
    await recover(snapshot, { add, changeRounds })
    snapshot.set({ isReady: true })
  }

  async function write(act: (store: OutboxStore) => Promise<void>): Promise<boolean> {
    try {
      await act(await store())
      notifyTabs()
      return true
    } catch {
      snapshot.dispatch({ type: 'store_failed' })
      return false
    }
  }

  /** The copy first, at once: IndexedDB takes its time, and a page that is left ends what it was writing. */
  async function add(roundId: string, entry: HoleEntry): Promise<void> {
    putSpare(toEntryRecord(snapshot.get().owner, roundId, entry))
    if (await write((store) => store.add(roundId, entry)))
      snapshot.dispatch({ type: 'stored', ids: [entry.id] })
  }

  /** The club has these, as far as they were acknowledged. */
  function settle(roundId: string, ids: readonly string[], counting: readonly HoleEntry[]): Promise<boolean> {
    dropSpares(ids)
    return write((store) => store.settle(roundId, ids, counting))
  }

  /** Offers what storage failed to take to it again. */
  async function addUnstored(): Promise<void> {
    const { outbox, rounds } = snapshot.get()
    if (!outbox.isStorageFailing) return
    const unstored = [...rounds.values()].filter(({ isStored }) => !isStored)
    if (unstored.length > 0 && (await changeRounds({ put: unstored })))
      snapshot.dispatch({ type: 'stored', ids: [] })
    for (const entry of outbox.entries.values()) if (!entry.isStored) await add(entry.roundId, entry)
  }

  /** What this page shows as kept on the phone is not any more, until it has been written again. */
  function afterLoss(): void {
    snapshot.dispatch({ type: 'storage_lost' })
    const lost = [...snapshot.get().rounds.values()].map((kept) => ({ ...kept, isStored: false }))
    snapshot.changeRounds({ put: lost })
    opening = undefined
    void addUnstored()
  }

  return {
    read,
    write,
    add,
    settle,
    changeRounds,
    addUnstored,
    lastEntryId: () => lastId,
    setLastEntryId(id: EntryId) {
      lastId = id
    },
    close(): void {
      // A store that never opened has nothing to close; `read` has dispatched its fault.
      void opening?.then(closeStore, () => undefined)
    },
  }
}

/**
 * Entries that only have their copy: a page was left before IndexedDB had them, or the browser has cleared it since. Right
 * after it was read, because another tab may settle one at any time.
 */
async function recover(
  snapshot: SnapshotStore,
  { add, changeRounds }: Pick<OutboxStorage, 'add' | 'changeRounds'>,
): Promise<void> {
  const { owner } = snapshot.get()
  // Before its scores: the club knows none of a round that it does not have. Without the code the next opening tries again.
  if (listSpareRounds(owner).length > 0)
    await import('./kept/recover-rounds.ts')
      .then(({ recoverRounds }) => recoverRounds({ snapshot, storage: { changeRounds } }))
      .catch(() => undefined)
  const { outbox } = snapshot.get()
  for (const { roundId, ...entry } of listSpares(owner)) {
    if (outbox.entries.has(entry.id)) continue
    snapshot.dispatch({ type: 'entered', roundId, entry })
    void add(roundId, entry)
  }
}

function connectRounds(
  snapshot: SnapshotStore,
  write: (act: (store: OutboxStore) => Promise<void>) => Promise<boolean>,
) {
  /** While rounds are being written, storage still holds those before them. */
  let writes = 0
  /** What was read before the last change of a card is older than what the screens show. */
  let changes = 0

  return {
    /** The screens show it at once; resolves, with whether it worked, when the disk has it. */
    async changeRounds(this: void, change: RoundsChange): Promise<boolean> {
      snapshot.changeRounds({ ...change, put: change.put.map((kept) => ({ ...kept, isStored: false })) })
      writes++
      changes++
      const isStored = await write((store) => store.putRounds(change))
      writes--
      if (isStored) snapshot.changeRounds({ put: storedNow(snapshot.get().rounds, change.put) })
      return isStored
    },
    /** Gives whether what is read from now on is the latest, to be asked when it was read. */
    startReading(this: void): () => boolean {
      const before = changes
      return () => writes === 0 && changes === before
    },
  }
}

function closeStore(store: OutboxStore): void {
  store.close()
}

/** Storage is the truth between tabs; what it never took lives on in memory. */
function withUnstored(
  stored: readonly KeptRound[],
  held: ReadonlyMap<string, KeptRound>,
): ReadonlyMap<string, KeptRound> {
  const rounds = new Map(stored.map((kept) => [kept.id, kept]))
  for (const kept of held.values()) if (!kept.isStored) rounds.set(kept.id, kept)
  return rounds
}

/** These cards as they are now, which may be newer than what was written. */
function storedNow(
  held: ReadonlyMap<string, KeptRound>,
  written: readonly Pick<KeptRound, 'id'>[],
): KeptRound[] {
  return written.flatMap(({ id }) => {
    const kept = held.get(id)
    return kept ? [{ ...kept, isStored: true }] : []
  })
}
