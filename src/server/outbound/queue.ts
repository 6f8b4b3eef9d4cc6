import type { FastifyBaseLogger } from 'fastify'
import { DueWork } from '../platform/due-work.ts'

/** What waits in a table: until when it is worth trying, and how often that has failed. */
export type Queued = { giveUpAt: Date; attempts: number }

/** Takes what is due: it is nobody else's before `until`, and comes again then if whoever took it has died. */
export type Lease = { now: Date; until: Date; busy: readonly string[]; most: number; ofEach: number }

/** It was not handed over and is tried again. */
export type Failure = {
  at: Date
  /** What the log says of it. */
  said: { status?: number | undefined; reason?: string }
  /** The earliest that the other side asks for, from then on. */
  askedMs?: number | undefined
  /** Nothing else would be taken now either, so the rest waits for the next look. */
  isForAll?: boolean
}

export type QueueTerms<Item, Context> = {
  /** As the log names it: "mails". */
  what: string
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
  everyMs: number
  /** How long something is held that was taken: longer than handing it over lasts. */
  heldMs: number
  /** Lanes that are served side by side. */
  lanes: number
  /** How much is taken of all lanes, and of one. */
  most: number
  ofEach: number
  /** What a lane holds goes one after the other, and after a failure the rest of it waits; otherwise all of it at once. */
  isInOrder: boolean
  /** What is served together; one lane where absent. */
  laneOf?: (item: Item) => string
  /** How long a lane is served in one go; what is left is given back and goes into the next one. */
  turn?: { ms: number; giveBack: (item: Item) => Promise<void> }
  /** Nobody is to have it any more, though its time is not over. */
  isUnwanted?: (item: Item, context: Context) => boolean
}

const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000

/**
 * Hands over what waits in a table to somebody outside. A row is taken for a while by one process, so that of several processes one
 * sends it, and that of a process that died is sent by another after it. No transaction is open meanwhile: the store would end
 * it when the other side is slow, and it would go out again. Failures wait longer each time and end at `giveUpAt`. `Context`
 * is what a lane's rows are served with, read once for all of them.
 */
export abstract class OutboundQueue<Item extends Queued, Context> {
  readonly #terms: QueueTerms<Item, Context>
  readonly #due: DueWork
  /** Has the work that runs look for what is due now. */
  #look: () => void = () => undefined

  constructor(terms: QueueTerms<Item, Context>) {
    this.#terms = terms
    const { what, everyMs, log } = terms
    this.#due = new DueWork({ run: () => this.sendDue(), everyMs, what, log })
  }

  protected abstract take(lease: Lease): Promise<readonly Item[]>
  /** Undefined where nobody is there any more to whom these would go. */
  protected abstract open(items: readonly Item[]): Promise<Context | undefined>
  /** Writes that it arrived, was refused for good or is needed by nobody. A failure waits. */
  protected abstract deliver(item: Item, context: Context): Promise<Failure | undefined>
  protected abstract giveUp(item: Item, context: Context, now: Date): Promise<void>
  protected abstract postpone(
    item: Item,
    context: Context,
    failure: Failure & { nextTryAt: Date },
  ): Promise<void>

  /** 15 s, 30 s, 1 min … 10 min later, or when the other side asks for it; the last try is at the end of its time. */
  protected nextTry({ attempts, giveUpAt }: Item, { at, askedMs = 0 }: Failure): Date {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS)
    return new Date(Math.min(at.getTime() + Math.max(wait, askedMs), giveUpAt.getTime()))
  }

  start(): void {
    this.#due.start()
  }

  /** Looks for what is due soon, once it was started. */
  wake(): void {
    this.#due.wake()
    this.#look()
  }

  stop(): Promise<void> {
    return this.#due.stop()
  }

  /** Sends until nothing is due, or until nothing is taken any more. A lane's place is free for another as soon as it is served. */
  async sendDue(): Promise<void> {
    const serving = new Map<string, Promise<void>>()
    const faults: unknown[] = []
    let isResting = false
    while (!this.#due.isStopped && !isResting && faults.length === 0) {
      const woken = new Promise<void>((resolve) => (this.#look = resolve))
      for (const [lane, items] of await this.#takeLanes([...serving.keys()])) {
        const served = this.#serve(items)
          .then((end) => void (isResting ||= end === 'rest'))
          .catch((error: unknown) => void faults.push(error))
          .finally(() => serving.delete(lane))
        serving.set(lane, served)
      }
      if (serving.size === 0) break
      await Promise.race([...serving.values(), woken])
    }
    await Promise.all(serving.values())
    if (faults.length === 0) return
    throw this.#terms.lanes === 1
      ? faults[0]
      : new AggregateError(faults, 'Some receivers could not be served')
  }

  /** What is due of lanes that have none of theirs under way here, for as many as there are places. */
  async #takeLanes(busy: readonly string[]): Promise<Map<string, [Item, ...Item[]]>> {
    const { now: clock, heldMs, lanes, most, ofEach, laneOf = () => '' } = this.#terms
    const byLane = new Map<string, [Item, ...Item[]]>()
    if (busy.length >= lanes) return byLane
    const now = clock()
    const until = new Date(now.getTime() + heldMs)
    for (const item of await this.take({ now, until, busy, most: most - busy.length, ofEach })) {
      const lane = laneOf(item)
      const known = byLane.get(lane)
      if (known) known.push(item)
      else byLane.set(lane, [item])
    }
    return byLane
  }

  async #serve(items: readonly Item[]): Promise<'go_on' | 'rest'> {
    const context = await this.open(items)
    if (context === undefined) return 'go_on'
    const { isInOrder, isUnwanted, turn, now: clock } = this.#terms
    const begun = performance.now()
    const failures: Failure[] = []
    const serveOne = async (item: Item) => {
      const now = clock()
      if (isUnwanted?.(item, context) === true || item.giveUpAt <= now) return this.giveUp(item, context, now)
      if (isInOrder && failures.length > 0) return
      if (turn && performance.now() > begun + turn.ms) return turn.giveBack(item)
      const failure = await this.deliver(item, context)
      if (!failure) return
      failures.push(failure)
      await this.postpone(item, context, { ...failure, nextTryAt: this.nextTry(item, failure) })
    }
    if (isInOrder) for (const item of items) await serveOne(item)
    else await Promise.all(items.map(serveOne))
    return failures.some(({ isForAll }) => isForAll) ? 'rest' : 'go_on'
  }
}
