import { AppError } from '../app-error.ts'

const WINDOW_MS = 60_000
const MOST_COUNTED = 10_000

/**
 * How often in a minute one address may read boards by their links, or one token may call. The counts are this process's
 * own: what they guard comes from memory or is a single read, and a counter in the store would cost more.
 */
export class MinuteRate {
  readonly #now: () => Date
  readonly #most: number
  #counts = new Map<string, number>()
  #until = 0

  constructor(now: () => Date, { most }: { most: number }) {
    this.#now = now
    this.#most = most
  }

  /** Counts one; throws `too_many_requests`. */
  take(whom: string): void {
    const now = this.#now().getTime()
    if (now >= this.#until || this.#counts.size >= MOST_COUNTED) {
      this.#counts = new Map()
      this.#until = now + WINDOW_MS
    }
    const count = (this.#counts.get(whom) ?? 0) + 1
    this.#counts.set(whom, count)
    if (count > this.#most)
      throw new AppError('too_many_requests', {
        details: { retryAfterSeconds: Math.ceil((this.#until - now) / 1000) },
      })
  }
}
