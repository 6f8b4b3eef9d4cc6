import { AppError } from '../http/app-error.ts'

const WINDOW_MS = 60_000
/** A clubhouse full of phones behind one address, each of them reading every fifteen seconds because its stream is down. */
const MOST_READS = 1_200
const MOST_ADDRESSES = 10_000

/**
 * How often one address may read boards by their links. The counts are this process's own: a board comes from memory, and a
 * counter in the store would cost more than what it guards.
 */
export class ReadRate {
  readonly #now: () => Date
  #counts = new Map<string, number>()
  #until = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Counts one read; throws `too_many_requests`. */
  take(address: string): void {
    const now = this.#now().getTime()
    if (now >= this.#until || this.#counts.size >= MOST_ADDRESSES) {
      this.#counts = new Map()
      this.#until = now + WINDOW_MS
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    if (count > MOST_READS)
      throw new AppError('too_many_requests', {
        details: { retryAfterSeconds: Math.ceil((this.#until - now) / 1000) },
      })
  }
}
