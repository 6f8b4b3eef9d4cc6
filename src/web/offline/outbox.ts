import { nothingRecorded, recordHole, type HoleEntry, type RecordedHoles } from '#golf/card/hole-entry.ts'
import { retryDelayMs, type SendFault } from './send-fault.ts'

/** A hole entry that the club has not acknowledged. Only an acknowledgement or its owner's own decision removes it. */
export type OutboxEntry = HoleEntry & {
  roundId: string
  stage: 'waiting' | 'sending' | 'refused'
  /** Written to this phone's storage; until then it lives in memory only. */
  isStored: boolean
  /** Sent in a batch of its own, because a batch with it was refused and another entry may be the reason. */
  isSentAlone: boolean
  /** What the club said when it refused the entry. */
  refusal: string | null
}

export type Outbox = {
  /** By entry id, in the order in which they were entered. */
  entries: ReadonlyMap<string, OutboxEntry>
  /** What the club is known to have, by round. */
  confirmed: ReadonlyMap<string, RecordedHoles>
  /** How many attempts in a row met a passing fault, and when (in ms since 1970) the next one may start. */
  failures: number
  waitUntil: number
  isSignedOut: boolean
  isStorageFailing: boolean
}

export const emptyOutbox: Outbox = {
  entries: new Map(),
  confirmed: new Map(),
  failures: 0,
  waitUntil: 0,
  isSignedOut: false,
  isStorageFailing: false,
}

export type OutboxEvent =
  | { type: 'entered'; roundId: string; entry: HoleEntry }
  | { type: 'stored'; ids: readonly string[] }
  | { type: 'store_failed' }
  /** The browser has cleared this phone's storage while the page was open. */
  | { type: 'storage_lost' }
  /** What this phone's storage holds now: at the start, and after another tab changed it. */
  | { type: 'storage_read'; entries: readonly StoredEntry[] }
  | { type: 'sent'; ids: readonly string[] }
  /** The club's answer: which entries it took, and which entry now counts on each hole it names. */
  | { type: 'acknowledged'; roundId: string; ids: readonly string[]; counting: readonly HoleEntry[] }
  | { type: 'send_failed'; fault: SendFault; now: number; random: number }
  /** The round was loaded from the club, with the entry that counts on each hole. */
  | { type: 'round_loaded'; roundId: string; counting: readonly HoleEntry[] }
  /** Online, in view or signed in again: there is no reason to wait any longer. */
  | { type: 'woken' }
  /** The club said no to these alone, whatever became of the others. */
  | { type: 'refused'; ids: readonly string[]; refusal: string }
  /** The round that this phone started is another one at the club. */
  | { type: 'moved'; from: string; to: string }
  | { type: 'retried'; id: string }
  | { type: 'discarded'; id: string }

export type StoredEntry = HoleEntry & Pick<OutboxEntry, 'roundId' | 'refusal'>

export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'entered':
      return withEntries(outbox, [
        {
          ...event.entry,
          roundId: event.roundId,
          stage: 'waiting',
          isStored: false,
          isSentAlone: false,
          refusal: null,
        },
      ])
    case 'stored':
      return afterStored(mapEntries(outbox, event.ids, (entry) => ({ ...entry, isStored: true })))
    case 'store_failed':
      return { ...outbox, isStorageFailing: true }
    case 'storage_lost':
      return {
        ...mapEntries(outbox, [...outbox.entries.keys()], (entry) => ({ ...entry, isStored: false })),
        isStorageFailing: true,
      }
    case 'storage_read':
      return afterStorageRead(outbox, event.entries)
    case 'sent':
      return mapEntries(outbox, event.ids, (entry) => ({ ...entry, stage: 'sending' }))
    case 'acknowledged':
      return afterAcknowledgement(outbox, event)
    case 'send_failed':
      return afterFailedSend(outbox, event)
    case 'round_loaded':
      return confirm(outbox, event.roundId, event.counting)
    case 'woken':
      return { ...outbox, failures: 0, waitUntil: 0, isSignedOut: false }
    case 'refused':
      return mapEntries(outbox, event.ids, (entry) => ({
        ...entry,
        stage: 'refused',
        refusal: event.refusal,
      }))
    case 'moved':
      return mapEntries(outbox, idsOf(outbox, event.from), (entry) => ({ ...entry, roundId: event.to }))
    case 'retried':
      return mapEntries(outbox, [event.id], (entry) => ({
        ...entry,
        stage: 'waiting',
        refusal: null,
        isSentAlone: true,
      }))
    case 'discarded':
      return without(outbox, [event.id])
  }
}

export const MAX_BATCH_SIZE = 100

export type Batch = { roundId: string; entries: OutboxEntry[] }

/**
 * What to send now: the oldest waiting entry with all others of its round, or nothing. One batch at a time; a round that the
 * club does not have yet is held.
 */
export function nextBatch(
  outbox: Outbox,
  now: number,
  isHeld: (roundId: string) => boolean = () => false,
): Batch | undefined {
  if (outbox.isSignedOut || now < outbox.waitUntil) return undefined
  const entries = [...outbox.entries.values()]
  if (entries.some((entry) => entry.stage === 'sending')) return undefined
  const waiting = entries.filter((entry) => entry.stage === 'waiting' && !isHeld(entry.roundId))
  const first = waiting[0]
  if (!first) return undefined
  if (first.isSentAlone) return { roundId: first.roundId, entries: [first] }
  return {
    roundId: first.roundId,
    entries: waiting
      .filter((entry) => entry.roundId === first.roundId && !entry.isSentAlone)
      .slice(0, MAX_BATCH_SIZE),
  }
}

/** The card as this phone shows it: what the club has, and over it every entry that it has not acknowledged. */
export function recordedHoles(outbox: Outbox, roundId: string): RecordedHoles {
  let recorded = outbox.confirmed.get(roundId) ?? nothingRecorded
  for (const entry of outbox.entries.values())
    if (entry.roundId === roundId) recorded = recordHole(recorded, entry)
  return recorded
}

/** An entry that storage did not take earlier has to be offered to it again, although a later one fitted. */
function afterStored(outbox: Outbox): Outbox {
  const isOneMissing = [...outbox.entries.values()].some((entry) => !entry.isStored)
  return { ...outbox, isStorageFailing: outbox.isStorageFailing && isOneMissing }
}

function afterAcknowledgement(
  outbox: Outbox,
  event: { roundId: string; ids: readonly string[]; counting: readonly HoleEntry[] },
): Outbox {
  const named = new Set(event.counting.map((entry) => entry.holeNumber))
  const alsoCounting = event.ids.flatMap((id) => {
    const entry = outbox.entries.get(id)
    return entry && !named.has(entry.holeNumber) ? [entry] : []
  })
  const rest = without(outbox, event.ids)
  // The club may not have what was sent and is not named in its answer: that waits for the next batch.
  const waiting = mapEntries(rest, sendingIds(rest), (entry) => ({ ...entry, stage: 'waiting' }))
  const confirmed = confirm(waiting, event.roundId, [...event.counting, ...alsoCounting])
  return event.ids.length > 0 ? { ...confirmed, failures: 0, waitUntil: 0 } : confirmed
}

/**
 * P10: after a passing fault everything waits, after a lost sign-in everything waits for the sign-in. A refusal (such as
 * a 409) of a batch has its entries sent one by one; the entry that is then refused alone stops, and only that one.
 */
function afterFailedSend(outbox: Outbox, event: { fault: SendFault; now: number; random: number }): Outbox {
  const sending = sendingIds(outbox)
  const waiting = mapEntries(outbox, sending, (entry) => ({ ...entry, stage: 'waiting' }))
  switch (event.fault.kind) {
    case 'passing':
      return {
        ...waiting,
        failures: outbox.failures + 1,
        waitUntil: event.now + retryDelayMs(outbox.failures, event.random, event.fault.retryAfterMs),
      }
    case 'signed_out':
      return { ...waiting, isSignedOut: true }
    case 'refused': {
      const refusal = event.fault.message
      return sending.length > 1
        ? mapEntries(waiting, sending, (entry) => ({ ...entry, isSentAlone: true }))
        : mapEntries(outbox, sending, (entry) => ({ ...entry, stage: 'refused', refusal }))
    }
  }
}

/**
 * Storage is the truth between tabs: what it no longer holds was acknowledged in another one. Entries that never reached
 * storage stay, and what is being sent, or must be sent alone, remains so.
 */
function afterStorageRead(outbox: Outbox, stored: readonly StoredEntry[]): Outbox {
  const entries = new Map<string, OutboxEntry>()
  for (const entry of stored) {
    const held = outbox.entries.get(entry.id)
    entries.set(entry.id, {
      ...entry,
      stage: entry.refusal !== null ? 'refused' : held?.stage === 'sending' ? 'sending' : 'waiting',
      isStored: true,
      isSentAlone: held?.isSentAlone ?? false,
    })
  }
  for (const held of outbox.entries.values())
    if (!held.isStored && !entries.has(held.id)) entries.set(held.id, held)
  return { ...outbox, entries: inOrderOfEntry(entries) }
}

function idsOf(outbox: Outbox, roundId: string): string[] {
  return [...outbox.entries.values()].filter((entry) => entry.roundId === roundId).map((entry) => entry.id)
}

function sendingIds(outbox: Outbox): string[] {
  return [...outbox.entries.values()].filter((entry) => entry.stage === 'sending').map((entry) => entry.id)
}

function confirm(outbox: Outbox, roundId: string, counting: readonly HoleEntry[]): Outbox {
  const held = outbox.confirmed.get(roundId) ?? nothingRecorded
  const recorded = counting.reduce(recordHole, held)
  if (recorded === held && outbox.confirmed.has(roundId)) return outbox
  return { ...outbox, confirmed: new Map(outbox.confirmed).set(roundId, recorded) }
}

function withEntries(outbox: Outbox, added: readonly OutboxEntry[]): Outbox {
  const entries = new Map(outbox.entries)
  for (const entry of added) entries.set(entry.id, entry)
  return { ...outbox, entries: inOrderOfEntry(entries) }
}

function without(outbox: Outbox, ids: readonly string[]): Outbox {
  const entries = new Map(outbox.entries)
  for (const id of ids) entries.delete(id)
  return { ...outbox, entries }
}

function mapEntries(
  outbox: Outbox,
  ids: readonly string[],
  change: (entry: OutboxEntry) => OutboxEntry,
): Outbox {
  if (ids.length === 0) return outbox
  const entries = new Map(outbox.entries)
  for (const id of ids) {
    const entry = entries.get(id)
    if (entry) entries.set(id, change(entry))
  }
  return { ...outbox, entries }
}

function inOrderOfEntry(entries: ReadonlyMap<string, OutboxEntry>): Map<string, OutboxEntry> {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
