import type { OutboxStorage, SnapshotStore } from '../outbox-snapshot.ts'
import { SPARE_ROUND } from '../spare-entries.ts'
import { isWaiting, toRecord, type KeptRound } from './kept-round.ts'

export type WaitingParts = { snapshot: SnapshotStore; storage: Pick<OutboxStorage, 'changeRounds'> }
type Change = Parameters<OutboxStorage['changeRounds']>[0]

/** A drawn signature has up to 20 of them; local storage takes some 5,000. */
const MOST_CHARACTERS = 100_000

/**
 * Changes rounds of which something waits. Their copy in local storage first, as with scores (spare-entries.ts): a start or
 * a signed card outlives the page that is left at once, and the browser that clears IndexedDB. It goes when the club has it.
 */
export function changeWaiting({ snapshot, storage }: WaitingParts, change: Change): Promise<boolean> {
  const { owner } = snapshot.get()
  for (const id of change.remove ?? []) copy(owner, id, undefined)
  for (const kept of change.put) copy(owner, kept.id, isWaiting(kept) ? kept : undefined)
  return storage.changeRounds(change)
}

/** Takes the copy away of what leaves this phone. */
export function dropSpareRound(owner: string, id: string): void {
  copy(owner, id, undefined)
}

function copy(owner: string, id: string, kept: KeptRound | undefined): void {
  const key = `${SPARE_ROUND}${owner}.${id}`
  try {
    const text = kept && JSON.stringify(toRecord(owner, kept))
    if (text !== undefined && text.length <= MOST_CHARACTERS) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Full or forbidden: then IndexedDB has the only one.
  }
}
