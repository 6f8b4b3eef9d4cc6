import { holesOf } from './holes-of.ts'
import { useOutboxSnapshot } from './use-outbox.ts'

/** The holes whose scores the club does not have yet, of whatever round; a player is told before he signs out (T43). */
export function useUnsentHoles(): readonly number[] {
  const snapshot = useOutboxSnapshot()
  return snapshot ? holesOf([...snapshot.outbox.entries.values()]) : []
}
