import type { ChangeFeed } from './change-feed.ts'

/** Closes its stream when its reader may no longer follow it; never fails. */
type Recheck = () => Promise<void>

/** So many are rechecked at the same time after a gap in the news, when all of them have to be. */
const AT_ONCE = 16

/**
 * Who follows which stream. A change of a person (removed from a club, signed out, session ended) has their streams
 * rechecked at once in every process; after a gap in the news all are, because the change may have been in it.
 */
export class OpenStreams {
  readonly #byPerson = new Map<string, Set<Recheck>>()

  /** To be called after the session cache follows the feed, so that a recheck does not find what was cached before. */
  follow(feed: ChangeFeed): void {
    feed.onChange((change) => {
      if (change.kind === 'person') void this.#recheck([...(this.#byPerson.get(change.userId) ?? [])])
    })
    feed.onGap(() => {
      void this.#recheck([...this.#byPerson.values()].flatMap((own) => [...own]))
    })
  }

  /** Returns what ends it. */
  add(userId: string, recheck: Recheck): () => void {
    const own = this.#byPerson.get(userId) ?? new Set()
    this.#byPerson.set(userId, own)
    own.add(recheck)
    return () => {
      own.delete(recheck)
      if (own.size === 0 && this.#byPerson.get(userId) === own) this.#byPerson.delete(userId)
    }
  }

  async #recheck(streams: readonly Recheck[]): Promise<void> {
    const waiting = streams.values()
    const worker = async () => {
      for (const recheck of waiting) await recheck()
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, streams.length) }, worker))
  }
}
