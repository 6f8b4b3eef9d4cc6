/** Nobody more can wait. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Waiting = { begin: () => void; onPlace: (place: number) => void }

/** Lets so many works run at once; the others wait in order, a bounded number of them, and hear which place they have. */
export class ReadingQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor(terms: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = terms.atOnce
    this.#mostWaiting = terms.mostWaiting
  }

  /** `onPlace` hears 1 for the next in turn, and 0 as the work begins. Who aborts while waiting leaves the queue. */
  async run<Result>(
    work: () => Promise<Result>,
    { onPlace, signal }: { onPlace: (place: number) => void; signal: AbortSignal },
  ): Promise<Result> {
    signal.throwIfAborted()
    if (this.#running >= this.#atOnce) await this.#turn(onPlace, signal)
    else this.#running += 1
    try {
      onPlace(0)
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next.begin()
      else this.#running -= 1
      this.#tellPlaces()
    }
  }

  async #turn(onPlace: Waiting['onPlace'], signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new QueueFull()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        this.#tellPlaces()
        reject(new Error('left the queue', { cause: signal.reason }))
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { begin, onPlace }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiting)
      onPlace(this.#waiting.length)
    })
  }

  #tellPlaces(): void {
    this.#waiting.forEach(({ onPlace }, index) => onPlace(index + 1))
  }
}
