import type { ChangeFeed } from './change-feed.ts'

/** Closes its stream when its reader may no longer follow it; never fails. */
type Recheck = () => Promise<void>
type Followed = { recheck: Recheck; tellNotice: () => void }

/** So many are rechecked at the same time after a gap in the news, when all of them have to be. */
const AT_ONCE = 16

/**
 * Who follows which stream. A change of a person (removed from a club, signed out, session ended) has their streams
 * rechecked at once in every process, and a notice for them is said on each; after a gap in the news all are, because the change may have been in it.
 */
export class OpenStreams {
  readonly #byPerson = new Map<string, Set<Followed>>()

  /** To be called after the session cache follows the feed, so that a recheck does not find what was cached before. */
  follow(feed: ChangeFeed): void {
    feed.onChange((change) => {
      const own = 'userId' in change ? (this.#byPerson.get(change.userId) ?? []) : []
      if (change.kind === 'person') void this.#recheck([...own])
      if (change.kind === 'notice') for (const { tellNotice } of own) tellNotice()
    })
    feed.onGap(() => {
      void this.#recheck([...this.#byPerson.values()].flatMap((own) => [...own]))
    })
  }

  /** Returns what ends it. */
  add(userId: string, stream: Followed): () => void {
    const own = this.#byPerson.get(userId) ?? new Set()
    this.#byPerson.set(userId, own)
    own.add(stream)
    return () => {
      own.delete(stream)
      if (own.size === 0 && this.#byPerson.get(userId) === own) this.#byPerson.delete(userId)
    }
  }

  async #recheck(streams: readonly Followed[]): Promise<void> {
    const waiting = streams.values()
    const worker = async () => {
      for (const { recheck } of waiting) await recheck()
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, streams.length) }, worker))
  }
}
