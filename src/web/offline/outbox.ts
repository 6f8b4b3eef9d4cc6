import { nothingRecorded, recordHole, type HoleEntry, type RecordedHoles } from '#domain/round/hole-entry.ts'
import { retryDelayMs, type SendFault } from './send-fault.ts'

/** An entry that the club has not confirmed. It leaves the outbox by an acknowledgement or by its owner's own word. */
export type OutboxEntry = HoleEntry & {
  roundId: string
  stage: 'waiting' | 'sending' | 'refused'
  /** Written to this phone's storage; until then it lives in memory only. */
  isStored: boolean
  /** Sent by itself, because a batch that held it was refused and the fault may be another entry's. */
  travelsAlone: boolean
  /** What the club said when it refused the entry. */
  refusal: string | null
}

export type Outbox = {
  /** By entry id, in the order of the taps. */
  entries: ReadonlyMap<string, OutboxEntry>
  /** What the club has confirmed, by round. */
  confirmed: ReadonlyMap<string, RecordedHoles>
  /** How many attempts in a row met a fault that passes, and when the next one may start. */
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
  | { type: 'tapped'; roundId: string; entry: HoleEntry }
  | { type: 'stored'; ids: readonly string[] }
  | { type: 'store_failed' }
  /** What this phone's storage holds now: at start, and after another tab changed it. */
  | { type: 'read_back'; entries: readonly StoredEntry[] }
  | { type: 'took_off'; ids: readonly string[] }
  | { type: 'landed'; roundId: string; acknowledged: readonly string[]; counting: readonly HoleEntry[] }
  | { type: 'faulted'; fault: SendFault; now: number; random: number }
  | { type: 'learned'; roundId: string; counting: readonly HoleEntry[] }
  /** Online again, looked at again, signed in again: no reason to wait any longer. */
  | { type: 'nudged' }
  | { type: 'retried'; id: string }
  | { type: 'given_up'; id: string }

export type StoredEntry = HoleEntry & Pick<OutboxEntry, 'roundId' | 'refusal'>

export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'tapped':
      return withEntries(outbox, [
        {
          ...event.entry,
          roundId: event.roundId,
          stage: 'waiting',
          isStored: false,
          travelsAlone: false,
          refusal: null,
        },
      ])
    case 'stored':
      return {
        ...mapEntries(outbox, event.ids, (entry) => ({ ...entry, isStored: true })),
        isStorageFailing: false,
      }
    case 'store_failed':
      return { ...outbox, isStorageFailing: true }
    case 'read_back':
      return readBack(outbox, event.entries)
    case 'took_off':
      return mapEntries(outbox, event.ids, (entry) => ({ ...entry, stage: 'sending' }))
    case 'landed':
      return landed(outbox, event)
    case 'faulted':
      return faulted(outbox, event)
    case 'learned':
      return confirm(outbox, event.roundId, event.counting)
    case 'nudged':
      return { ...outbox, failures: 0, waitUntil: 0, isSignedOut: false }
    case 'retried':
      return mapEntries(outbox, [event.id], (entry) => ({
        ...entry,
        stage: 'waiting',
        refusal: null,
        travelsAlone: true,
      }))
    case 'given_up':
      return without(outbox, [event.id])
  }
}

export const MOST_ENTRIES_IN_A_FLIGHT = 100

/** What to send now: the oldest waiting entry and all others of its round, or nothing. One flight at a time. */
export function nextFlight(
  outbox: Outbox,
  now: number,
): { roundId: string; entries: OutboxEntry[] } | undefined {
  if (outbox.isSignedOut || now < outbox.waitUntil) return undefined
  const entries = [...outbox.entries.values()]
  if (entries.some((entry) => entry.stage === 'sending')) return undefined
  const waiting = entries.filter((entry) => entry.stage === 'waiting')
  const first = waiting[0]
  if (!first) return undefined
  if (first.travelsAlone) return { roundId: first.roundId, entries: [first] }
  return {
    roundId: first.roundId,
    entries: waiting
      .filter((entry) => entry.roundId === first.roundId && !entry.travelsAlone)
      .slice(0, MOST_ENTRIES_IN_A_FLIGHT),
  }
}

/** The card as this phone shows it: what the club has, with every tap it has not confirmed folded in. */
export function recordedHoles(outbox: Outbox, roundId: string): RecordedHoles {
  let recorded = outbox.confirmed.get(roundId) ?? nothingRecorded
  for (const entry of outbox.entries.values())
    if (entry.roundId === roundId) recorded = recordHole(recorded, entry)
  return recorded
}

function landed(
  outbox: Outbox,
  event: { roundId: string; acknowledged: readonly string[]; counting: readonly HoleEntry[] },
): Outbox {
  const told = new Set(event.counting.map((entry) => entry.holeNumber))
  const stored = event.acknowledged.flatMap((id) => {
    const entry = outbox.entries.get(id)
    return entry && !told.has(entry.holeNumber) ? [entry] : []
  })
  const rest = without(outbox, event.acknowledged)
  // What flew and was not named in the answer is not safe: it waits for the next flight.
  const waiting = mapEntries(rest, inFlight(rest), (entry) => ({ ...entry, stage: 'waiting' }))
  const confirmed = confirm(waiting, event.roundId, [...event.counting, ...stored])
  return event.acknowledged.length > 0 ? { ...confirmed, failures: 0, waitUntil: 0 } : confirmed
}

/** P10: what passes waits, a lost sign-in asks, and anything else stops that entry only. */
function faulted(outbox: Outbox, event: { fault: SendFault; now: number; random: number }): Outbox {
  const flying = inFlight(outbox)
  const waiting = mapEntries(outbox, flying, (entry) => ({ ...entry, stage: 'waiting' }))
  switch (event.fault.kind) {
    case 'passing':
      return {
        ...waiting,
        failures: outbox.failures + 1,
        waitUntil: event.now + retryDelayMs(outbox.failures, event.random),
      }
    case 'signed_out':
      return { ...waiting, isSignedOut: true }
    case 'refused': {
      const refusal = event.fault.message
      return flying.length > 1
        ? mapEntries(waiting, flying, (entry) => ({ ...entry, travelsAlone: true }))
        : mapEntries(outbox, flying, (entry) => ({ ...entry, stage: 'refused', refusal }))
    }
  }
}

/**
 * Storage is the truth between tabs: what it no longer holds was confirmed elsewhere. Entries that never reached
 * storage stay, and so do the flight and the memory of what must travel alone.
 */
function readBack(outbox: Outbox, stored: readonly StoredEntry[]): Outbox {
  const entries = new Map<string, OutboxEntry>()
  for (const entry of stored) {
    const held = outbox.entries.get(entry.id)
    entries.set(entry.id, {
      ...entry,
      stage: entry.refusal !== null ? 'refused' : held?.stage === 'sending' ? 'sending' : 'waiting',
      isStored: true,
      travelsAlone: held?.travelsAlone ?? false,
    })
  }
  for (const held of outbox.entries.values())
    if (!held.isStored && !entries.has(held.id)) entries.set(held.id, held)
  return { ...outbox, entries: inOrderOfTaps(entries) }
}

function inFlight(outbox: Outbox): string[] {
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
  return { ...outbox, entries: inOrderOfTaps(entries) }
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

function inOrderOfTaps(entries: ReadonlyMap<string, OutboxEntry>): Map<string, OutboxEntry> {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
