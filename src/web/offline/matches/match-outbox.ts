import { recordMatchEntries, MOST_MATCH_ENTRIES_AT_ONCE } from '#contract/match/match-cards.ts'
import type { MatchEntry, MatchSaying } from '#golf/match/match-entry.ts'
import { fieldsOfSaying } from '#golf/match/match-fields.ts'
import { mintEntryId } from '#golf/card/entry-id.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { classifyFault, retryDelayMs, type SendFault } from '../send-fault.ts'
import { dropMatchEntries, keepMatchEntry, readMatchEntries, type KeptMatchEntry } from './match-box.ts'

const POST_TIMEOUT_MS = 15_000

export type MatchSnapshot = {
  /** The phone's storage has been read. */
  isReady: boolean
  entries: readonly KeptMatchEntry[]
  /** An entry that the phone could not write; it is sent from memory. */
  isUnstored: boolean
  /** The session has ended: what waits goes after signing in. */
  isSignedOut: boolean
}

/** The world around it, passed in so that tests can take the network or the storage away. */
export type MatchPorts = {
  read: () => Promise<KeptMatchEntry[]>
  keep: (kept: KeptMatchEntry) => Promise<void>
  drop: (ids: readonly string[]) => Promise<void>
  /** Gives the card's revision with these entries; throws where the club did not take them. */
  post: (matchId: string, entries: readonly MatchEntry[]) => Promise<number>
  toFault: (fault: unknown) => SendFault
  now: () => number
  random: () => number
}

export type MatchOutbox = ReturnType<typeof startMatchOutbox>

/** What one person entered of matches on this phone, from the touch until the club's card shows it. */
export function startMatchOutbox(owner: string, ports: MatchPorts) {
  const held = holdSnapshot(ports)
  const sender = createSender(held, ports)
  const reading = ports
    .read()
    .catch((): KeptMatchEntry[] => [])
    .then((read) => {
      const { entries } = held.get()
      const known = new Set(entries.map(({ entry }) => entry.id))
      held.set({ isReady: true, entries: [...read.filter(({ entry }) => !known.has(entry.id)), ...entries] })
      return sender.flush()
    })

  return {
    owner,
    ready: () => reading,
    snapshot: held.get,
    subscribe: held.subscribe,
    /** Shown at once; resolves when the disk has it. `seenAt`: the latest word that this one answers (P6). */
    async say(matchId: string, { saying, seenAt }: { saying: MatchSaying; seenAt: number }): Promise<void> {
      const { entries } = held.get()
      const latest = Math.max(seenAt, ...entries.map(({ entry }) => entry.at))
      const { id, at } = mintEntryId(Math.max(ports.now(), latest + 1), undefined, ports.random)
      const kept = { matchId, entry: { ...saying, id, at, authorId: owner }, takenAt: null, refusal: null }
      held.set({ entries: [...entries, kept] })
      await held.store(kept)
      await sender.flush()
    },
    /** The club's card of this revision is on the screen: what it shows need not be kept. */
    async seen(matchId: string, revision: number): Promise<void> {
      await held.drop((one) => one.matchId === matchId && one.takenAt !== null && one.takenAt <= revision)
    },
    /** Its author gives up what the club has refused. */
    discardRefused: (matchId: string) => held.drop((one) => one.matchId === matchId && one.refusal !== null),
    flush: sender.flush,
    stop: sender.stop,
  }
}

type Held = ReturnType<typeof holdSnapshot>

/** What is on the screen, and the same on the disk. */
function holdSnapshot(ports: MatchPorts) {
  let snapshot: MatchSnapshot = { isReady: false, entries: [], isUnstored: false, isSignedOut: false }
  const listeners = new Set<() => void>()
  function set(change: Partial<MatchSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }
  const store = (kept: KeptMatchEntry) =>
    ports.keep(kept).catch(() => {
      set({ isUnstored: true })
    })
  return {
    set,
    store,
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async change(changed: readonly KeptMatchEntry[]): Promise<void> {
      const byId = new Map(changed.map((one) => [one.entry.id, one]))
      set({ entries: snapshot.entries.map((one) => byId.get(one.entry.id) ?? one) })
      await Promise.all(changed.map(store))
    },
    async drop(isDone: (one: KeptMatchEntry) => boolean): Promise<void> {
      const done = snapshot.entries.filter(isDone)
      if (done.length === 0) return
      set({ entries: snapshot.entries.filter((one) => !done.includes(one)) })
      // What stays on the disk is sent again with the next start, and counts once.
      await ports.drop(done.map(({ entry }) => entry.id)).catch(() => undefined)
    },
  }
}

/** Sends what waits, a match at a time, and sets a timer for what has to wait longer. */
function createSender(held: Held, ports: MatchPorts) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  /** Whether the next batch may be tried at once. */
  async function sendBatch({ matchId, waiting }: Batch): Promise<boolean> {
    try {
      const entries = waiting.map(({ entry }) => entry)
      const takenAt = await ports.post(matchId, entries)
      failures = 0
      held.set({ isSignedOut: false })
      await held.change(waiting.map((one) => ({ ...one, takenAt })))
      return true
    } catch (fault) {
      return takeFault(ports.toFault(fault), waiting)
    }
  }

  async function takeFault(fault: SendFault, waiting: readonly KeptMatchEntry[]): Promise<boolean> {
    if (fault.kind === 'refused') {
      await held.change(waiting.map((one) => ({ ...one, refusal: fault.message })))
      return true
    }
    if (fault.kind === 'signed_out') held.set({ isSignedOut: true })
    else if (!isStopped) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), retryDelayMs(failures, ports.random(), fault.retryAfterMs))
      failures += 1
    }
    return false
  }

  async function sendWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      let batch = nextBatch(held)
      while (batch && (await sendBatch(batch))) batch = nextBatch(held)
    }
  }

  /** While it runs, nothing is sent twice: what is said meanwhile goes after it. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    isWanted = true
    sending ??= sendWhileWanted().finally(() => {
      sending = undefined
    })
    return sending
  }
  return {
    flush,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

type Batch = { matchId: string; waiting: KeptMatchEntry[] }

function nextBatch(held: Held): Batch | undefined {
  const waiting = held.get().entries.filter(({ takenAt, refusal }) => takenAt === null && refusal === null)
  const matchId = waiting[0]?.matchId
  return matchId === undefined
    ? undefined
    : {
        matchId,
        waiting: waiting.filter((one) => one.matchId === matchId).slice(0, MOST_MATCH_ENTRIES_AT_ONCE),
      }
}

let current: MatchOutbox | undefined

/** The one of this page and person. It sends when the network returns and when the page comes back into view. */
export function matchOutboxOf(owner: string): MatchOutbox {
  if (current?.owner === owner) return current
  current?.stop()
  const outbox = startMatchOutbox(owner, browserPorts(owner))
  current = outbox
  const wake = () => {
    if (document.visibilityState === 'visible' && current === outbox) void outbox.flush()
  }
  addEventListener('online', wake)
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  return outbox
}

function browserPorts(owner: string): MatchPorts {
  return {
    read: () => readMatchEntries(owner),
    keep: (kept) => keepMatchEntry(owner, kept),
    drop: dropMatchEntries,
    post: async (matchId, entries) => {
      const body = {
        entries: entries.map((entry) => ({
          ...fieldsOfSaying(entry),
          id: entry.id,
          at: new Date(entry.at).toISOString(),
        })),
      }
      const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
      return (await send(recordMatchEntries, { params: { matchId }, body, signal })).revision
    },
    toFault: (fault) =>
      fault instanceof ApiError
        ? classifyFault(fault.status, fault.userMessage ?? offlineText.notTaken, fault.retryAfterMs)
        : classifyFault(undefined, ''),
    now: Date.now,
    random: Math.random,
  }
}
