import type { RoundDetail, WireHoleEntry } from '#contract/rounds.ts'
import { entryFromWire } from '#contract/wire-names.ts'
import { mintEntryId, type EntryId } from '#domain/round/entry-id.ts'
import type { HoleEntry } from '#domain/round/hole-entry.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { withCounting } from './kept-round.ts'
import {
  emptyOutbox,
  nextFlight,
  recordedHoles,
  reduceOutbox,
  type Outbox,
  type OutboxEvent,
} from './outbox.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { SendFault } from './send-fault.ts'

/** What one user has on this phone: his open round and the entries on their way. */
export type OutboxSnapshot = {
  owner: string
  /** false until this phone's storage has been read. */
  isReady: boolean
  round: RoundDetail | null
  outbox: Outbox
}

export type Landing = { acknowledged: readonly string[]; entries: readonly WireHoleEntry[] }

/** The world around the runner, passed in so that tests can play weather. */
export type OutboxPorts = {
  openStore: () => Promise<OutboxStore>
  /** Throws when the entries did not arrive. */
  post: (roundId: string, entries: readonly HoleEntry[]) => Promise<Landing>
  faultOf: (fault: unknown) => SendFault
  now: () => number
  random: () => number
  /** Runs alone among all tabs of this browser. */
  alone: (act: () => Promise<void>) => Promise<void>
  /** Tells other tabs that storage changed. */
  announce: () => void
}

export type OutboxRunner = ReturnType<typeof startOutboxRunner>

export function startOutboxRunner(owner: string, ports: OutboxPorts) {
  let snapshot: OutboxSnapshot = { owner, isReady: false, round: null, outbox: emptyOutbox }
  let lastId: EntryId | undefined
  let isStopped = false
  let flushing: Promise<void> | undefined
  let isFlushWanted = false
  /** While the round is being written, storage still holds the one before it. */
  let roundWrites = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const opening = ports.openStore()

  function show(change: Partial<OutboxSnapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: OutboxEvent) {
    const outbox = reduceOutbox(snapshot.outbox, event)
    if (outbox !== snapshot.outbox) show({ outbox })
  }

  function takeRound(round: RoundDetail | null) {
    if (round !== snapshot.round) show({ round })
    if (round) dispatch({ type: 'learned', roundId: round.id, counting: round.entries.map(entryFromWire) })
  }

  async function readBack() {
    try {
      const kept = await (await opening).read()
      if (kept.lastId !== undefined && (lastId === undefined || kept.lastId > lastId)) lastId = kept.lastId
      dispatch({ type: 'read_back', entries: kept.entries })
      if (roundWrites === 0 && (kept.round || !snapshot.isReady)) takeRound(kept.round)
    } catch {
      // A phone that cannot read its storage still scores from memory and says so.
      dispatch({ type: 'store_failed' })
    }
    if (!snapshot.isReady) show({ isReady: true })
  }

  async function write(act: (store: OutboxStore) => Promise<void>): Promise<boolean> {
    try {
      await act(await opening)
      ports.announce()
      return true
    } catch {
      dispatch({ type: 'store_failed' })
      return false
    }
  }

  async function storeEntry(roundId: string, entry: HoleEntry) {
    if (await write((store) => store.add(roundId, entry))) dispatch({ type: 'stored', ids: [entry.id] })
  }

  /** Entries that storage refused are offered to it again before each flight. */
  async function storeLeftOvers() {
    if (!snapshot.outbox.isStorageFailing) return
    for (const entry of snapshot.outbox.entries.values())
      if (!entry.isStored) await storeEntry(entry.roundId, entry)
  }

  async function fly(): Promise<void> {
    await storeLeftOvers()
    await readBack()
    for (;;) {
      const flight = isStopped ? undefined : nextFlight(snapshot.outbox, ports.now())
      if (!flight) return
      const ids = flight.entries.map((entry) => entry.id)
      dispatch({ type: 'took_off', ids })
      let landing: Landing
      try {
        landing = await ports.post(flight.roundId, flight.entries)
      } catch (fault) {
        dispatch({ type: 'faulted', fault: ports.faultOf(fault), now: ports.now(), random: ports.random() })
        for (const id of ids) {
          const refusal = snapshot.outbox.entries.get(id)?.refusal
          if (refusal != null) await write((store) => store.setRefusal(id, refusal))
        }
        continue
      }
      const counting = landing.entries.map(entryFromWire)
      const acknowledged = landing.acknowledged.filter((id) => ids.includes(id))
      await write((store) => store.settle(flight.roundId, acknowledged, counting))
      dispatch({ type: 'landed', roundId: flight.roundId, acknowledged, counting })
      const round = snapshot.round
      if (round?.id === flight.roundId) show({ round: withCounting(round, counting) })
      // An answer that names none of what was sent would be asked for again at once, for ever.
      if (acknowledged.length === 0)
        dispatch({ type: 'faulted', fault: { kind: 'passing' }, now: ports.now(), random: ports.random() })
    }
  }

  async function flush(): Promise<void> {
    if (isStopped) return
    isFlushWanted = true
    flushing ??= (async () => {
      try {
        while (isFlushWanted) {
          isFlushWanted = false
          await ports.alone(fly)
        }
      } finally {
        flushing = undefined
        setTimer()
      }
    })()
    return flushing
  }

  function setTimer() {
    clearTimeout(timer)
    const { outbox } = snapshot
    const isWaiting = [...outbox.entries.values()].some((entry) => entry.stage === 'waiting')
    if (isStopped || !isWaiting || outbox.isSignedOut) return
    timer = setTimeout(() => void flush(), Math.max(0, outbox.waitUntil - ports.now()))
  }

  void readBack().then(flush)

  return {
    owner,
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** One tap. The card shows it at once; the promise resolves when the disk has it. */
    async record(roundId: string, holeNumber: number, result: HoleResult): Promise<void> {
      // This phone has seen the entry it replaces, so its tap is the later one, whatever its clock says (P6).
      const seen = recordedHoles(snapshot.outbox, roundId).get(holeNumber)?.at ?? 0
      const minted = mintEntryId(Math.max(ports.now(), seen + 1), lastId, ports.random)
      lastId = minted.id
      const entry = { id: minted.id, at: minted.at, holeNumber, result, authorId: owner }
      dispatch({ type: 'tapped', roundId, entry })
      await storeEntry(roundId, entry)
      void flush()
    },

    /** The round to score, from the server or given back by it; null when there is none any more. */
    async keepRound(round: RoundDetail | null): Promise<void> {
      takeRound(round)
      const kept =
        round && withCounting(round, [...(snapshot.outbox.confirmed.get(round.id)?.values() ?? [])])
      roundWrites++
      await write((store) => store.keepRound(kept))
      roundWrites--
    },

    flush,
    /** A reason to try at once: online again, looked at again, signed in again. */
    async nudge(): Promise<void> {
      dispatch({ type: 'nudged' })
      await flush()
    },
    /** Another tab changed what is stored here. */
    readBack,
    async retry(this: void, id: string): Promise<void> {
      dispatch({ type: 'retried', id })
      await write((store) => store.setRefusal(id, null))
      await flush()
    },
    /** The player's own decision about an entry that the club refused; nothing else takes one out unsent. */
    async giveUp(this: void, id: string): Promise<void> {
      dispatch({ type: 'given_up', id })
      await write((store) => store.remove(id))
    },

    stop(): void {
      isStopped = true
      clearTimeout(timer)
      void opening.then((store) => {
        store.close()
      }, ignoreUnopened)
    },
  }
}

/** A store that never opened has nothing to close; readBack has said so already. */
function ignoreUnopened() {
  return undefined
}
