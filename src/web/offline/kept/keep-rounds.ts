import type { RoundDetail } from '#contract/card/rounds.ts'
import type { OutboxStorage, SnapshotStore } from '../outbox-snapshot.ts'
import { withCounting } from '../outbox-store.ts'
import { isWaiting, nothingWaits } from './kept-round.ts'

/**
 * The cards that one person keeps on this phone, several at once: their own and those of a group whose scores they enter.
 * Entries for any of them go through the runner's `record(roundId, …)`; what waits for a card is its `start` and `handIn` in
 * `snapshot().rounds`, and its entries (`unsent` in sync-state.ts). docs/offline.md lists it all.
 */
export function keepRounds(snapshot: SnapshotStore, storage: OutboxStorage) {
  const held = (id: string) => snapshot.get().rounds.get(id)

  return {
    /**
     * What the club says of the player's own open card; null when none is open there. What of a card waits on this phone stays,
     * whatever the club says.
     */
    async keepRound(this: void, detail: RoundDetail | null): Promise<void> {
      const before = detail && held(detail.id)
      const gone = [...snapshot.get().rounds.values()].filter(
        (kept) => kept.isOwn && kept.id !== detail?.id && !isWaiting(kept),
      )
      await storage.changeRounds({
        put: detail
          ? [
              {
                ...nothingWaits,
                ...before,
                id: detail.id,
                isOwn: true,
                detail: withConfirmed(snapshot, detail),
              },
            ]
          : [],
        remove: gone.map(({ id }) => id),
      })
    },
  }
}

/** Entries that the club acknowledged since are kept on the card. */
export function withConfirmed(snapshot: SnapshotStore, detail: RoundDetail): RoundDetail {
  return withCounting(detail, [...(snapshot.get().outbox.confirmed.get(detail.id)?.values() ?? [])])
}
