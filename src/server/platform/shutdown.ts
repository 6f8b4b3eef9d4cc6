/** A second signal this soon is the same Ctrl-C, which both the terminal and npm deliver. */
const sameKeypressMs = 1_000
/** Supervisors wait 10 s before they kill. */
const patienceMs = 9_500

type Part = { name: string; close: () => unknown }

/**
 * Ends the process in order: the parts close in the reverse order of their opening, so requests finish while their
 * store still answers. SIGTERM and SIGINT begin it and exit with 0; a second signal exits at once.
 */
export class Shutdown {
  readonly #parts: Part[] = []
  readonly #say: (line: string) => void
  readonly #begun = new AbortController()
  #begunAt: number | undefined

  constructor(say: (line: string) => void) {
    this.#say = say
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#onSignal())
  }

  get hasBegun(): boolean {
    return this.#begunAt !== undefined
  }

  /** Aborts when the shutdown begins: for parts that may take long to open. */
  get signal(): AbortSignal {
    return this.#begun.signal
  }

  /** Waits for a part to open and closes it at the end, also when the end comes while it is still opening. */
  async open<Opened>(
    name: string,
    opening: Promise<Opened>,
    close: (opened: Opened) => unknown,
  ): Promise<Opened> {
    this.#parts.push({ name, close: () => opening.then(close, () => undefined) })
    return await opening
  }

  /** Ends the process with code 0, as a signal does. */
  end(): void {
    if (!this.hasBegun) void this.#run(0)
  }

  /** Ends the process with code 1 after saying why. */
  fail(reason: string): void {
    if (this.hasBegun) return
    this.#say(reason)
    void this.#run(1)
  }

  #onSignal(): void {
    if (this.#begunAt === undefined) return void this.#run(0)
    if (Date.now() - this.#begunAt > sameKeypressMs) process.exit(1)
  }

  async #run(code: number): Promise<void> {
    this.#begunAt = Date.now()
    this.#begun.abort(new Error('Told to stop.'))
    let closing = ''
    const overdue = setTimeout(() => {
      this.#say(
        `Stopping took longer than ${patienceMs} ms (${closing} not closed yet); the rest is cut off.`,
      )
      process.exit(1)
    }, patienceMs)
    overdue.unref()
    for (let part = this.#parts.pop(); part; part = this.#parts.pop())
      try {
        closing = part.name
        await part.close()
      } catch (error) {
        code = 1
        this.#say(`${part.name} did not close: ${error instanceof Error ? error.message : String(error)}`)
      }
    process.exit(code)
  }
}
