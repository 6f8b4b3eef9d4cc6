import type { FastifyBaseLogger } from 'fastify'
import { isWebhookGone, nextWebhookTry } from '#contract/outbound/webhook-retry.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { DueWork } from '../../platform/due-work.ts'
import { ForbiddenEndpoint, postOutside, type ResolveName } from '../../platform/http/outside/post-outside.ts'
import { readWebhookBody } from './webhook-body.store.ts'
import { signedHeaders } from './webhook-signature.ts'
import {
  changeDelivery,
  changeWebhook,
  findWebhookById,
  giveUpWaiting,
  postponeWaiting,
  removeOldDeliveries,
  takeDueDeliveries,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts'

const LOOK_AGAIN_MS = 15_000
/** Receivers side by side. */
const AT_ONCE = 32
/** Of one receiver at a time, so that its backlog takes no place from others. */
const OF_EACH = 4
/** One receiver has so long in a turn; what is left of its own goes into the next one. */
const TURN_MS = 30_000
/** Longer than a turn and the last request in it. */
const HELD_MS = 60_000
const KEPT_MS = 7 * 24 * 60 * 60_000

type Options = {
  db: Database
  config: Pick<Config, 'authSecret' | 'webhooks'>
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
  /** Tells a club's administrators that a receiver was switched off, in the transaction of that. */
  tellSwitchedOff: (tx: Transaction, webhook: WebhookRow) => Promise<void>
  resolve?: ResolveName
}

/**
 * Posts what is in `webhook_deliveries`. Like the mails (outbound/mail/mail-sender.ts), a delivery is taken for a while by one process
 * and handed over with no transaction open; one that arrives without being heard comes again with the same `webhook-id`.
 * Receivers are served side by side and each in order, and one that fails has the rest of its own wait with it.
 */
export class WebhookSender {
  readonly #options: Options
  readonly #due: DueWork
  /** Has the work that runs look for what is due now. */
  #look: () => void = () => undefined

  constructor(options: Options) {
    this.#options = options
    const run = () => this.sendDue()
    this.#due = new DueWork({ run, everyMs: LOOK_AGAIN_MS, what: 'webhooks', log: options.log })
  }

  start(): void {
    this.#due.start()
  }

  wake(): void {
    this.#due.wake()
    this.#look()
  }

  stop(): Promise<void> {
    return this.#due.stop()
  }

  /** Sends until nothing is due, and clears what nobody looks at any more. */
  async sendDue(): Promise<void> {
    const { db, now } = this.#options
    await this.#sendAll()
    await removeOldDeliveries(db, new Date(now().getTime() - KEPT_MS))
  }

  /** A receiver has a few of its own at a time, and its place is free for another as soon as it has answered these. */
  async #sendAll(): Promise<void> {
    const serving = new Map<string, Promise<void>>()
    const faults: unknown[] = []
    while (!this.#due.isStopped && faults.length === 0) {
      const woken = new Promise<void>((resolve) => (this.#look = resolve))
      for (const deliveries of await this.#take([...serving.keys()])) {
        const id = deliveries[0].webhookId
        const served = this.#serve(id, deliveries)
          .catch((error: unknown) => void faults.push(error))
          .finally(() => serving.delete(id))
        serving.set(id, served)
      }
      if (serving.size === 0) break
      await Promise.race([...serving.values(), woken])
    }
    await Promise.all(serving.values())
    if (faults.length > 0) throw new AggregateError(faults, 'Some receivers could not be served')
  }

  /** What is due of receivers that have none of theirs under way here, for as many as there are places. */
  async #take(busy: readonly string[]): Promise<(readonly [DeliveryRow, ...DeliveryRow[]])[]> {
    if (busy.length >= AT_ONCE) return []
    const { db } = this.#options
    const now = this.#options.now()
    const until = new Date(now.getTime() + HELD_MS)
    const limits = { most: AT_ONCE - busy.length, ofEach: OF_EACH }
    const due = await takeDueDeliveries(db, { now, until, busy, ...limits })
    const byReceiver = new Map<string, [DeliveryRow, ...DeliveryRow[]]>()
    for (const delivery of due) {
      const known = byReceiver.get(delivery.webhookId)
      if (known) known.push(delivery)
      else byReceiver.set(delivery.webhookId, [delivery])
    }
    return [...byReceiver.values()]
  }

  async #serve(webhookId: string, deliveries: readonly DeliveryRow[]): Promise<void> {
    const { db, now } = this.#options
    const webhook = await findWebhookById(db, webhookId)
    if (!webhook) return
    const end = performance.now() + TURN_MS
    let hasFailed = false
    for (const delivery of deliveries) {
      if (webhook.switchedOffAt !== null) await changeDelivery(db, delivery.id, { givenUpAt: now() })
      else if (delivery.giveUpAt <= now()) await this.#giveUp(webhook, delivery)
      else if (hasFailed) continue
      else if (performance.now() > end) await changeDelivery(db, delivery.id, { nextTryAt: now() })
      else hasFailed = !(await this.#send(webhook, delivery))
    }
  }

  /** Whether it arrived. Where it did not, everything that waits for this receiver waits with it. */
  async #send(webhook: WebhookRow, delivery: DeliveryRow): Promise<boolean> {
    const { db, now, log } = this.#options
    const status = await this.#post(webhook, delivery)
    const attempts = delivery.attempts + 1
    if (typeof status === 'number' && status >= 200 && status < 300) {
      await changeDelivery(db, delivery.id, { sentAt: now(), status, attempts })
      if (webhook.failingSince !== null) await changeWebhook(db, webhook.id, { failingSince: null })
      webhook.failingSince = null
      return true
    }
    const at = now()
    webhook.failingSince ??= at
    const isGone =
      status === 410 || isWebhookGone({ failingSince: webhook.failingSince.getTime(), now: at.getTime() })
    const next = nextWebhookTry({
      failures: attempts,
      now: at.getTime(),
      giveUpAt: delivery.giveUpAt.getTime(),
    })
    await changeDelivery(db, delivery.id, { attempts, status: status ?? null })
    await postponeWaiting(db, webhook.id, new Date(next))
    await changeWebhook(db, webhook.id, { failingSince: webhook.failingSince })
    log.warn(
      { webhook: webhook.id, delivery: delivery.id, attempt: attempts, status },
      'webhook not delivered',
    )
    if (isGone) await this.#switchOff(webhook)
    return false
  }

  /** Its time is over; so is the receiver's, if nothing arrived there for as long. */
  async #giveUp(webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
    const { db, now } = this.#options
    await changeDelivery(db, delivery.id, { givenUpAt: now() })
    const { failingSince } = webhook
    if (failingSince && isWebhookGone({ failingSince: failingSince.getTime(), now: now().getTime() }))
      await this.#switchOff(webhook)
  }

  /** The receiver's answer; undefined where there was none. */
  async #post(webhook: WebhookRow, delivery: DeliveryRow): Promise<number | undefined> {
    const { db, config, now, resolve } = this.#options
    const body = Buffer.from(JSON.stringify(await readWebhookBody(db, delivery)))
    const signed = signedHeaders(
      { id: delivery.id, body, at: now() },
      { webhookId: webhook.id, secret: config.authSecret },
    )
    const headers = { 'content-type': 'application/json', 'user-agent': 'Scoreclub', ...signed }
    try {
      const answer = await postOutside(
        { endpoint: webhook.url, headers, body },
        { trustedOrigins: config.webhooks.trustedOrigins, ...(resolve && { resolve }) },
      )
      return answer.status
    } catch (error) {
      const reason = error instanceof ForbiddenEndpoint ? 'not a public address' : String(error)
      this.#options.log.warn({ webhook: webhook.id, reason }, 'webhook not reached')
      return undefined
    }
  }

  async #switchOff(webhook: WebhookRow): Promise<void> {
    const { db, now, tellSwitchedOff } = this.#options
    webhook.switchedOffAt = now()
    await db.transaction(async (tx) => {
      await changeWebhook(tx, webhook.id, { switchedOffAt: webhook.switchedOffAt })
      await giveUpWaiting(tx, webhook.id, now())
      await tellSwitchedOff(tx, webhook)
    })
  }
}
