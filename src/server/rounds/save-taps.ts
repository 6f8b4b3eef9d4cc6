import type { Services } from '../deps.ts'
import { EntryQueue } from './entry-queue.ts'
import { saveEntries, saveTap, type EntriesOfRound, type SavedEntries } from './taps.store.ts'

export type SaveTaps = (taps: EntriesOfRound) => Promise<SavedEntries | undefined>

/**
 * How taps reach the store. Processes that share one announce inside the transaction, which makes commits take turns,
 * so those that arrive together go together (EntryQueue). The only process of a store has nobody to tell but itself,
 * once the commit is answered.
 */
export function tapSaver({ pool, feed }: Pick<Services, 'pool' | 'feed'>): SaveTaps {
  if (!feed.isAlone) {
    const queue = new EntryQueue(pool)
    return (taps) => queue.save(taps)
  }
  return async (taps) => {
    const saved =
      (await saveTap(pool, taps)) ??
      (await saveEntries(pool, [taps], { channel: null, skipLocked: false })).get(taps.roundId)
    if (saved?.changedBoard != null)
      feed.deliver({ kind: 'board', competitionId: saved.changedBoard, userId: taps.authorId })
    return saved
  }
}
