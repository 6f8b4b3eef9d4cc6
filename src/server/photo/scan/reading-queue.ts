/** As many tasks wait as may wait. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type WaitingTask = { start: () => void; onPlace: (place: number) => void }

/**
 * A concurrency limit with a bounded first-in, first-out queue in front of one reader.
 *
 * Tinypool, which runs the local reader's processes, also bounds its queue and removes aborted tasks from it. It does not say
 * at which place a task waits, which the person sees, nor when a task starts, from where the time limit counts; and the
 * reader outside the house has no pool, yet needs the same limits. One queue for both readers keeps these promises.
 */
export class ReadingQueue {
  readonly #concurrency: number
  readonly #maxWaiting: number
  readonly #waiting: WaitingTask[] = []
  #running = 0

  constructor(options: { concurrency: number; maxWaiting: number }) {
    this.#concurrency = options.concurrency
    this.#maxWaiting = options.maxWaiting
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Runs `task` as soon as there is room. `onPlace` is called with 1 when the task is the next one, and with 0 when it
   * starts. Rejects with QueueFull where too many wait; an abort removes a waiting task from the queue.
   */
  async run<Result>(
    task: () => Promise<Result>,
    { onPlace, signal }: { onPlace: (place: number) => void; signal: AbortSignal },
  ): Promise<Result> {
    signal.throwIfAborted()
    if (this.#running >= this.#concurrency) await this.#wait(onPlace, signal)
    else this.#running += 1
    try {
      onPlace(0)
      return await task()
    } finally {
      // The slot goes straight to the next task, so that a new one cannot overtake those who wait.
      const next = this.#waiting.shift()
      if (next) next.start()
      else this.#running -= 1
      this.#reportPlaces()
    }
  }

  async #wait(onPlace: WaitingTask['onPlace'], signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new QueueFull()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(task), 1)
        this.#reportPlaces()
        reject(new Error('left the queue', { cause: signal.reason }))
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const task = { start, onPlace }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(task)
      onPlace(this.#waiting.length)
    })
  }

  #reportPlaces(): void {
    this.#waiting.forEach(({ onPlace }, index) => onPlace(index + 1))
  }
}
