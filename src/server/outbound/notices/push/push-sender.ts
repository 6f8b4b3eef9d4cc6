import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/client.ts'
import { DueWork } from '../../../platform/due-work.ts'
import { pushTerms } from '#contract/outbound/push-terms.ts'
import { findNotices, isWanted, type NoticeRow } from '../notices.store.ts'
import { encryptPush, pushKeyFrom, type PushKey } from './encrypt-push.ts'
import {
  ForbiddenEndpoint,
  postOutside,
  type ResolveName,
} from '../../../platform/http/outside/post-outside.ts'
import {
  changeDelivery,
  dropSubscription,
  findSubscriptions,
  takeDuePushes,
  type DeliveryRow,
  type SubscriptionRow,
} from './push.store.ts'
import { renderPush } from './render-push.ts'

const LOOK_AGAIN_MS = 15_000
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000
/** Longer than all of them together may take (post-push.ts). */
const HELD_MS = 60_000
const AT_ONCE = 16

type Push = { delivery: DeliveryRow; subscription: SubscriptionRow; notice: NoticeRow }

/**
 * Wakes people's devices for their notices. Like the mails (outbound/mail/mail-sender.ts), a delivery is taken for a while by one
 * sender, is handed over with no transaction open, and waits longer after each failure. A push service that has taken
 * one without being heard gets it again under the same topic, and the device shows it in the place of the first.
 */
export class PushSender {
  readonly #db: Database
  readonly #config: Config['push']
  readonly #key: PushKey
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => Date
  readonly #resolve: ResolveName | undefined
  readonly #due: DueWork

  constructor(options: {
    db: Database
    config: Config['push']
    log: Pick<FastifyBaseLogger, 'warn'>
    now: () => Date
    resolve?: ResolveName
  }) {
    this.#db = options.db
    this.#config = options.config
    this.#key = pushKeyFrom(options.config.key)
    this.#log = options.log
    this.#now = options.now
    this.#resolve = options.resolve
    const run = () => this.sendDue()
    this.#due = new DueWork({ run, everyMs: LOOK_AGAIN_MS, what: 'pushes', log: options.log })
  }

  start(): void {
    this.#due.start()
  }

  wake(): void {
    this.#due.wake()
  }

  stop(): Promise<void> {
    return this.#due.stop()
  }

  /** Sends until nothing is due. */
  async sendDue(): Promise<void> {
    let sent = AT_ONCE
    while (sent === AT_ONCE && !this.#due.isStopped) sent = await this.#sendSome()
  }

  async #sendSome(): Promise<number> {
    const now = this.#now()
    const until = new Date(now.getTime() + HELD_MS)
    const due = await takeDuePushes(this.#db, { now, until, limit: AT_ONCE })
    if (due.length === 0) return 0
    const [subscriptions, notices] = await Promise.all([
      findSubscriptions(
        this.#db,
        due.map(({ subscriptionId }) => subscriptionId),
      ),
      findNotices(
        this.#db,
        due.map(({ noticeId }) => noticeId),
      ),
    ])
    await Promise.all(
      due.map(async (delivery) => {
        const subscription = subscriptions.get(delivery.subscriptionId)
        const notice = notices.get(delivery.noticeId)
        if (!subscription) return
        // Read meanwhile, out of date, or of a club they no longer belong to.
        if (!notice || !isWanted(notice) || delivery.giveUpAt <= now)
          await changeDelivery(this.#db, delivery, { givenUpAt: now })
        else await this.#send({ delivery, subscription, notice })
      }),
    )
    return due.length
  }

  async #send({ delivery, subscription, notice }: Push): Promise<void> {
    const db = this.#db
    const now = this.#now()
    try {
      const { status, retryAfterMs } = await this.#post({ delivery, subscription, notice })
      if (status >= 200 && status < 300) await changeDelivery(db, delivery, { sentAt: now })
      else if (status === 404 || status === 410) await dropSubscription(db, subscription.id)
      else if (status === 429 || status >= 500) await this.#postpone(delivery, { status, retryAfterMs })
      else {
        await changeDelivery(db, delivery, { givenUpAt: now })
        this.#log.warn({ notice: delivery.noticeId, status }, 'push refused, given up')
      }
    } catch (error) {
      if (error instanceof ForbiddenEndpoint) {
        await dropSubscription(db, subscription.id)
        this.#log.warn(
          { subscription: subscription.id },
          'push subscription leads to no push service, dropped',
        )
      } else await this.#postpone(delivery, { reason: String(error) })
    }
  }

  #post({ delivery, subscription, notice }: Push) {
    const { kind, id } = notice.notice
    const message = {
      payload: renderPush(subscription.language, notice),
      seconds: Math.max(0, Math.ceil((delivery.giveUpAt.getTime() - this.#now().getTime()) / 1000)),
      urgency: pushTerms[kind].urgency,
      topic: id,
    }
    const { contact, trustedOrigins } = this.#config
    return postOutside(encryptPush(subscription, message, { key: this.#key, contact }), {
      trustedOrigins,
      ...(this.#resolve && { resolve: this.#resolve }),
    })
  }

  /** 15 s, 30 s, 1 min … 10 min, or what the service asks for; the last try is at the end of its time. */
  async #postpone(
    delivery: DeliveryRow,
    why: { status?: number; reason?: string; retryAfterMs?: number | undefined },
  ): Promise<void> {
    const { attempts, giveUpAt, noticeId } = delivery
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS)
    const { retryAfterMs = wait, ...said } = why
    const next = this.#now().getTime() + Math.max(wait, retryAfterMs)
    await changeDelivery(this.#db, delivery, { nextTryAt: new Date(Math.min(next, giveUpAt.getTime())) })
    this.#log.warn(
      { notice: noticeId, attempt: attempts + 1, ...said },
      'push not sent yet, it is tried again',
    )
  }
}
