import { useSyncExternalStore } from 'react'
import { currentOutbox, onOutboxChange } from './current-outbox.ts'
import type { OutboxRunner, OutboxSnapshot } from './outbox-runner.ts'

/** What this phone keeps for the signed-in user; undefined while nobody is known. */
export function useOutboxSnapshot(): OutboxSnapshot | undefined {
  return useSyncExternalStore(onOutboxChange, () => currentOutbox()?.snapshot())
}

/** The runner itself, to record, keep and retry; undefined while nobody is known. */
export function useOutboxRunner(): OutboxRunner | undefined {
  return useSyncExternalStore(onOutboxChange, currentOutbox)
}
