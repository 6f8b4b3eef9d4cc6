import type { OutboxRunner } from './outbox-runner.ts'

/** The runner of the person who uses the app now: one for the page, whatever screen is open (U4). */
let current: OutboxRunner | undefined
const listeners = new Set<() => void>()

export function currentOutbox(): OutboxRunner | undefined {
  return current
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Makes a runner the page's, until the returned function is called. */
export function setCurrentOutbox(runner: OutboxRunner): () => void {
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const unsubscribe = runner.subscribe(tell)
  current = runner
  tell()
  return () => {
    unsubscribe()
    if (current === runner) current = undefined
    tell()
  }
}
