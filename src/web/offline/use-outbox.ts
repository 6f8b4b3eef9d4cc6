import { useSyncExternalStore } from 'react'
import { currentOutbox, onOutboxChange } from './current-outbox.ts'
import type { OutboxRunner } from './outbox-runner.ts'
import type { OutboxSnapshot } from './outbox-snapshot.ts'

/** Pages that the build renders know nobody. */
const nothing = () => undefined

/** What this phone keeps for the signed-in user; undefined while nobody is known. */
export function useOutboxSnapshot(): OutboxSnapshot | undefined {
  return useSyncExternalStore(onOutboxChange, () => currentOutbox()?.snapshot(), nothing)
}

/** The runner itself, to record, keep and retry; undefined while nobody is known. */
export function useOutboxRunner(): OutboxRunner | undefined {
  return useSyncExternalStore(onOutboxChange, currentOutbox, nothing)
}
