import { toHoleNumbers } from './to-hole-numbers.ts'
import { useOutboxSnapshot } from './use-outbox.ts'

/** The holes whose scores the club does not have yet, of any round; signing out shows them first (T43). */
export function useUnsentHoles(): readonly number[] {
  const snapshot = useOutboxSnapshot()
  return snapshot ? toHoleNumbers([...snapshot.outbox.entries.values()]) : []
}
