import type { FastifyBaseLogger } from 'fastify'

/** What a stop waits for what is being handed over; the process has ten seconds in all. */
const STOP_PATIENCE_MS = 4_000

/** Work that waits in the store for its time: done when woken, and looked for now and then, one look after the other. */
export class DueWork {
  readonly #work: {
    run: () => Promise<void>
    everyMs: number
    what: string
    log: Pick<FastifyBaseLogger, 'warn'>
  }
  #running: Promise<void> | undefined
  #isWanted = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(work: {
    run: () => Promise<void>
    everyMs: number
    what: string
    log: Pick<FastifyBaseLogger, 'warn'>
  }) {
    this.#work = work
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#work.everyMs)
    this.wake()
  }

  /** Looks for due work soon, once it was started; many calls are one look. */
  wake(): void {
    this.#isWanted = true
    if (this.#running !== undefined || this.#isStopped || this.#timer === undefined) return
    this.#running = this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    let patience: NodeJS.Timeout | undefined
    const overdue = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, STOP_PATIENCE_MS)
    })
    await Promise.race([this.#running, overdue])
    clearTimeout(patience)
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      try {
        await this.#work.run()
      } catch (error) {
        // The store went away in the middle; the next look finds everything as it was.
        this.#work.log.warn({ err: error }, `${this.#work.what} could not be looked for`)
      }
    }
  }
}
