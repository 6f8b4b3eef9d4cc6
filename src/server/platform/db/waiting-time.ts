/** How often a queue is looked at, and how many looks in a row make a wait a standing one. */
export const LOOK_MS = 50
const LOOKS = 5

/**
 * How long a queue keeps people waiting, apart from bursts that it works off by itself: the shortest wait of the last
 * quarter of a second, after CoDel (RFC 8289). It is looked at from time to time, and only looks count: a machine that
 * stands still for two seconds looks once afterwards and finds one long wait, not a queue that stands.
 */
export class WaitingTime {
  readonly #clock: () => number
  /** When those who wait came, in order. */
  readonly #waiting = new Set<{ since: number }>()
  /** The shortest wait that ended since the last look. */
  #shortest: number | undefined
  readonly #looks: number[] = Array<number>(LOOKS).fill(0)
  #standingMs = 0

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /** How long a newcomer has to expect to wait; 0 where nobody waits for long. */
  get standingMs(): number {
    return this.#standingMs
  }

  /** Somebody was served at once. */
  passed(): void {
    this.#shortest = 0
  }

  /** Somebody waits, until the returned function is called. */
  enter(): () => void {
    const one = { since: this.#clock() }
    this.#waiting.add(one)
    return () => {
      if (!this.#waiting.delete(one)) return
      this.#shortest = Math.min(this.#shortest ?? Infinity, this.#clock() - one.since)
    }
  }

  /** To be called every `LOOK_MS`. */
  look(): void {
    const first = this.#waiting.values().next().value
    const longest = first === undefined ? 0 : this.#clock() - first.since
    this.#looks.push(this.#shortest ?? longest)
    this.#looks.shift()
    this.#shortest = undefined
    this.#standingMs = Math.min(...this.#looks)
  }
}

/** The queues in front of the store: the connections', and one more in which only scores wait (GroupCommit). */
export type StoreWaits = { all: WaitingTime; scores: WaitingTime }
