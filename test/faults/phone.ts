import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { errorBody } from '#contract/platform/error-body.ts'
import { recordHoleEntries } from '#contract/card/rounds.ts'
import { entryFromWire, entryToSend } from '#contract/platform/wire-names.ts'
import { type EntryId, mintEntryId } from '#golf/card/entry-id.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import {
  type Batch,
  type Outbox,
  type OutboxEvent,
  emptyOutbox,
  nextBatch,
  recordedHoles,
  reduceOutbox,
} from '#web/offline/outbox.ts'
import { classifyFault } from '#web/offline/send-fault.ts'

export type EnteredScore = { id: string; roundId: string; holeNumber: number; strokes: number }

/** One request as the player's phone saw it; status undefined where no answer came. */
export type Attempt = { at: number; ms: number; status: number | undefined; retryAfter: string | null }

type PhoneOptions = {
  url: string
  player: { userId: string; roundId: string; cookie: string }
  random: () => number
  /** Between two scores on average. */
  paceMs: number
  /** How much faster than a real phone's this one's clock runs while it waits to try again. */
  haste?: number
  /** Part of the answers that get lost on their way. */
  lostAnswers?: number
  /** After so many milliseconds without an answer it gives up, as the product's phone does. */
  patienceMs?: number
}

/** A fresh try takes over all that waits, so a phone that is offline for long keeps a bounded queue. */
const MOST_WAITING = 40

/**
 * A simulated phone: the product's own outbox (what to send, what an answer means, how long to wait) with a network
 * and without a screen. It writes down what was acknowledged to it.
 */
export class Phone {
  readonly entered = new Map<string, EnteredScore>()
  /** When the acknowledgement of each entry came. */
  readonly acknowledged = new Map<string, number>()
  readonly attempts: Attempt[] = []
  readonly #options: Required<PhoneOptions>
  /**
   * Its one connection, as a phone keeps one for its calls. In a pool shared by all phones, one that was silent for long would be
   * used at the moment when the server closes it; browsers ask again there, and fetch of Node does not.
   */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #began = Date.now()
  #outbox: Outbox = emptyOutbox
  #lastId: EntryId | undefined
  #isPlaying = false
  #nextScore = 0
  #running: Promise<void> | undefined
  #isStopped = false
  /** Ends the wait of a phone that has nothing to do. */
  #rouse: () => void = () => undefined

  constructor(options: PhoneOptions) {
    this.#options = { haste: 10, lostAnswers: 0, patienceMs: 15_000, ...options }
  }

  get player(): PhoneOptions['player'] {
    return this.#options.player
  }

  get waiting(): number {
    return this.#outbox.entries.size
  }

  get refusals(): string[] {
    return [...this.#outbox.entries.values()].flatMap(({ id, refusal }) =>
      refusal === null ? [] : [`${id}: ${refusal}`],
    )
  }

  /** What its screen shows: the strokes of each hole that this phone entered or was told. */
  card(): Map<number, number> {
    const recorded = recordedHoles(this.#outbox, this.player.roundId)
    return new Map(
      [...recorded].flatMap(([hole, { result }]) =>
        result.kind === 'strokes' ? [[hole, result.strokes]] : [],
      ),
    )
  }

  play(): void {
    this.#isPlaying = true
    this.#running ??= this.#run()
    this.#rouse()
  }

  /** Enters nothing new; what waits is still sent. */
  pause(): void {
    this.#isPlaying = false
  }

  /** The player walks into the network again: nothing waits any longer. */
  wake(): void {
    this.#dispatch({ type: 'woken' })
    this.#rouse()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#rouse()
    await this.#running
    this.#agent.destroy()
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      if (this.#isPlaying && Date.now() >= this.#nextScore && this.waiting < MOST_WAITING) this.#enter()
      const batch = nextBatch(this.#outbox, this.#clock())
      if (batch) await this.#send(batch)
      else await this.#untilDue()
    }
  }

  /** Until a score is due, the phone may try again, or somebody tells it something. */
  async #untilDue(): Promise<void> {
    const score = this.#isPlaying && this.waiting < MOST_WAITING ? this.#nextScore - Date.now() : Infinity
    const nextTry = (this.#outbox.waitUntil - this.#clock()) / this.#options.haste
    const ms = Math.min(score, this.waiting > 0 ? nextTry : Infinity)
    await new Promise<void>((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(resolve, Math.max(2, ms))
      this.#rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Faster than the wall's clock, so that a test need not wait for a minute until a phone tries again. */
  #clock(): number {
    return this.#began + (Date.now() - this.#began) * this.#options.haste
  }

  #enter(): void {
    const { random, paceMs, player } = this.#options
    const { id, at } = mintEntryId(Date.now(), this.#lastId, random)
    this.#lastId = id
    const score = {
      id,
      roundId: player.roundId,
      holeNumber: 1 + Math.floor(random() * 18),
      strokes: 1 + Math.floor(random() * 15),
    }
    this.entered.set(id, score)
    const entry = {
      id,
      holeNumber: score.holeNumber,
      result: holedIn(score.strokes),
      at,
      authorId: player.userId,
    }
    this.#dispatch({ type: 'entered', roundId: player.roundId, entry })
    this.#nextScore = Date.now() + 2 * random() * paceMs
  }

  async #send(batch: Batch): Promise<void> {
    const ids = batch.entries.map(({ id }) => id)
    this.#dispatch({ type: 'sent', ids })
    const began = Date.now()
    const answer = await this.#post(batch)
    const isLost = this.#options.random() < this.#options.lostAnswers
    const { status, retryAfter } = answer
    this.attempts.push({ at: began, ms: Date.now() - began, status, retryAfter })
    const reply = status === 200 && !isLost ? readJson(recordHoleEntries.reply, answer.body) : undefined
    if (reply) return this.#take(batch.roundId, reply)
    // While the club's process is away, another test may be given its port, and answers there say nothing of the club.
    const isClubs = !isLost && readJson(errorBody, answer.body) !== undefined
    const fault = classifyFault(isClubs ? status : undefined, answer.body)
    this.#dispatch({ type: 'send_failed', fault, now: this.#clock(), random: this.#options.random() })
  }

  #take(roundId: string, reply: z.output<typeof recordHoleEntries.reply>): void {
    const ids = reply.acknowledged.filter((id) => this.entered.has(id))
    for (const id of ids) if (!this.acknowledged.has(id)) this.acknowledged.set(id, Date.now())
    this.#dispatch({ type: 'acknowledged', roundId, ids, counting: reply.entries.map(entryFromWire) })
  }

  async #post({
    roundId,
    entries,
  }: Batch): Promise<{ status: number | undefined; retryAfter: string | null; body: string }> {
    const { url, player, patienceMs } = this.#options
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = request(url + recordHoleEntries.path.replace(':roundId', roundId), {
          method: 'POST',
          agent: this.#agent,
          headers: { 'content-type': 'application/json', cookie: player.cookie },
          signal: AbortSignal.timeout(patienceMs),
        })
        call.on('response', resolve).on('error', reject)
        call.end(JSON.stringify({ entries: entries.map(entryToSend) }))
      })
      const body = await text(response)
      return { status: response.statusCode, retryAfter: response.headers['retry-after'] ?? null, body }
    } catch {
      // Offline, cut off or too slow: a phone learns no more than that.
      return { status: undefined, retryAfter: null, body: '' }
    }
  }

  #dispatch(event: OutboxEvent): void {
    this.#outbox = reduceOutbox(this.#outbox, event)
  }
}

/** undefined where the text is no such JSON. */
function readJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}
