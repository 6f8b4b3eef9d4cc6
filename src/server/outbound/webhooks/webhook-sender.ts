import type { FastifyBaseLogger } from 'fastify'
import { isWebhookGone, nextWebhookTry } from '#contract/outbound/webhook-retry.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { ForbiddenEndpoint, postOutside, type ResolveName } from '../../platform/http/outside/post-outside.ts'
import { type Failure, type Lease, OutboundQueue } from '../queue.ts'
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
 * Posts what is in `webhook_deliveries`. One that arrives without being heard comes again with the same `webhook-id`. Receivers are
 * served side by side and each in order, and one that fails has the rest of its own wait with it.
 */
export class WebhookSender extends OutboundQueue<DeliveryRow, WebhookRow> {
  readonly #options: Options

  constructor(options: Options) {
    super({
      what: 'webhooks',
      log: options.log,
      now: options.now,
      everyMs: LOOK_AGAIN_MS,
      heldMs: HELD_MS,
      lanes: AT_ONCE,
      most: AT_ONCE,
      ofEach: OF_EACH,
      isInOrder: true,
      laneOf: ({ webhookId }) => webhookId,
      isUnwanted: (_delivery, { switchedOffAt }) => switchedOffAt !== null,
      turn: {
        ms: TURN_MS,
        giveBack: ({ id }) => changeDelivery(options.db, id, { nextTryAt: options.now() }),
      },
    })
    this.#options = options
  }

  /** Then clears what nobody looks at any more. */
  override async sendDue(): Promise<void> {
    const { db, now } = this.#options
    await super.sendDue()
    await removeOldDeliveries(db, new Date(now().getTime() - KEPT_MS))
  }

  protected take(lease: Lease): Promise<readonly DeliveryRow[]> {
    return takeDueDeliveries(this.#options.db, lease)
  }

  protected open([first]: readonly DeliveryRow[]): Promise<WebhookRow | undefined> {
    return first ? findWebhookById(this.#options.db, first.webhookId) : Promise.resolve(undefined)
  }

  /** Its time is over; so is the receiver's, if nothing arrived there for as long. */
  protected async giveUp({ id }: DeliveryRow, webhook: WebhookRow, now: Date): Promise<void> {
    await changeDelivery(this.#options.db, id, { givenUpAt: now })
    const { failingSince, switchedOffAt } = webhook
    if (switchedOffAt !== null || !failingSince) return
    if (isWebhookGone({ failingSince: failingSince.getTime(), now: now.getTime() }))
      await this.#switchOff(webhook)
  }

  protected async deliver(delivery: DeliveryRow, webhook: WebhookRow): Promise<Failure | undefined> {
    const { db, now } = this.#options
    const status = await this.#post(webhook, delivery)
    if (status === undefined || status < 200 || status >= 300) return { at: now(), said: { status } }
    await changeDelivery(db, delivery.id, { sentAt: now(), status, attempts: delivery.attempts + 1 })
    if (webhook.failingSince !== null) await changeWebhook(db, webhook.id, { failingSince: null })
    webhook.failingSince = null
    return undefined
  }

  protected override nextTry({ attempts, giveUpAt }: DeliveryRow, { at }: Failure): Date {
    const times = { now: at.getTime(), giveUpAt: giveUpAt.getTime() }
    return new Date(nextWebhookTry({ failures: attempts + 1, ...times }))
  }

  /** Everything that waits for this receiver waits with it. */
  protected async postpone(
    delivery: DeliveryRow,
    webhook: WebhookRow,
    { at, nextTryAt, said }: Failure & { nextTryAt: Date },
  ): Promise<void> {
    const { db, log } = this.#options
    const attempts = delivery.attempts + 1
    const { status } = said
    webhook.failingSince ??= at
    await changeDelivery(db, delivery.id, { attempts, status: status ?? null })
    await postponeWaiting(db, webhook.id, nextTryAt)
    await changeWebhook(db, webhook.id, { failingSince: webhook.failingSince })
    log.warn(
      { webhook: webhook.id, delivery: delivery.id, attempt: attempts, ...said },
      'webhook not delivered',
    )
    if (status === 410 || isWebhookGone({ failingSince: webhook.failingSince.getTime(), now: at.getTime() }))
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
