import { offlineText } from '#web/messages/en/offline/offline.ts'
import { toHoleNumbers } from './to-hole-numbers.ts'
import { useOutboxSnapshot } from './use-outbox.ts'

/** What the club does not have yet, of any round, in words; signing out shows it first (T43). */
export function useLeftBehind(): string | undefined {
  const snapshot = useOutboxSnapshot()
  const holes = toHoleNumbers([...(snapshot?.outbox.entries.values() ?? [])])
  if (holes.length > 0) return offlineText.holes(holes)
  const isCardWaiting = [...(snapshot?.rounds.values() ?? [])].some(({ start, handIn }) => start ?? handIn)
  return isCardWaiting ? offlineText.aCard : undefined
}
