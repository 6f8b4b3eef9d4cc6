import type { OutboxEntry } from './outbox.ts'

/** In a file of its own: the header of every page needs it, and the outbox only once somebody is signed in. */
export function toHoleNumbers(entries: readonly OutboxEntry[]): number[] {
  return [...new Set(entries.map((entry) => entry.holeNumber))].sort((a, b) => a - b)
}
