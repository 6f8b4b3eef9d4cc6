import { offlineText } from '#web/messages/en/offline/offline.ts'
import { toHoleNumbers } from './to-hole-numbers.ts'
import { recordedHoles, type Outbox, type OutboxEntry } from './outbox.ts'

/** U3: the four truthful states of a round's scores. "Saved at club" is shown only after the club's acknowledgement. */
export type SyncState = 'saved_here' | 'sending' | 'saved_at_club' | 'needs_you'

export function syncLabel(state: SyncState): string {
  switch (state) {
    case 'saved_here':
      return offlineText.savedHere
    case 'sending':
      return offlineText.sending
    case 'saved_at_club':
      return offlineText.savedAtClub
    case 'needs_you':
      return offlineText.needsYou
  }
}

/** The state of the round's least safe score; undefined while it has no score. */
export function roundSync(outbox: Outbox, roundId: string): SyncState | undefined {
  const open = unsent(outbox, roundId)
  if (open.length > 0) return worst(outbox, open)
  return recordedHoles(outbox, roundId).size > 0 ? 'saved_at_club' : undefined
}

function worst(outbox: Outbox, open: readonly OutboxEntry[]): SyncState {
  if (outbox.isSignedOut || open.some((entry) => entry.stage === 'refused')) return 'needs_you'
  // A score that only memory holds is not "saved": until storage or the club has it, it is "sending".
  if (open.some((entry) => !entry.isStored)) return outbox.isStorageFailing ? 'needs_you' : 'sending'
  return open.every((entry) => entry.stage === 'sending') ? 'sending' : 'saved_here'
}

/** Entries of a round that the club has not acknowledged. */
export function unsent(outbox: Outbox, roundId: string): OutboxEntry[] {
  return [...outbox.entries.values()].filter((entry) => entry.roundId === roundId)
}

export type OutboxTrouble = {
  kind: 'refused' | 'signed_out' | 'storage'
  roundId: string
  holes: number[]
  /** What the club said; null for the other kinds. */
  message: string | null
}

/** What the player has to act on, most pressing first; undefined when waiting is enough. */
export function outboxTrouble(outbox: Outbox): OutboxTrouble | undefined {
  const open = [...outbox.entries.values()]
  const refused = open.filter((entry) => entry.stage === 'refused')
  const inMemory = open.filter((entry) => !entry.isStored)
  if (refused.length > 0) return trouble('refused', refused)
  if (outbox.isSignedOut && open.length > 0) return trouble('signed_out', open)
  return outbox.isStorageFailing && inMemory.length > 0 ? trouble('storage', inMemory) : undefined
}

function trouble(kind: OutboxTrouble['kind'], entries: readonly OutboxEntry[]): OutboxTrouble {
  const roundId = entries[0]?.roundId ?? ''
  const ofRound = entries.filter((entry) => entry.roundId === roundId)
  return { kind, roundId, holes: toHoleNumbers(ofRound), message: ofRound[0]?.refusal ?? null }
}
