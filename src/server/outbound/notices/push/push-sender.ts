import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/client.ts'
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
import { type Failure, type Lease, OutboundQueue } from '../../queue.ts'
import { noticePath } from '#contract/outbound/notice-path.ts'
import type { MailLanguage } from '../../../platform/db/tables/mail.ts'
import { toNotice } from '../notice-view.ts'
import { wordNotice } from '../word-notice.ts'

const LOOK_AGAIN_MS = 15_000
/** Longer than all of them together may take (post-outside.ts). */
const HELD_MS = 60_000
const AT_ONCE = 16

type Push = { delivery: DeliveryRow; subscription: SubscriptionRow; notice: NoticeRow }
type Known = {
  subscriptions: ReadonlyMap<string, SubscriptionRow>
  notices: ReadonlyMap<string, NoticeRow>
}

/**
 * Wakes people's devices for their notices, some at once. A push service that has taken one without being heard gets it again
 * under the same topic, and the device shows it in the place of the first.
 */
export class PushSender extends OutboundQueue<DeliveryRow, Known> {
  readonly #db: Database
  readonly #config: Config['push']
  readonly #key: PushKey
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => Date
  readonly #resolve: ResolveName | undefined

  constructor(options: {
    db: Database
    config: Config['push']
    log: Pick<FastifyBaseLogger, 'warn'>
    now: () => Date
    resolve?: ResolveName
  }) {
    super({
      what: 'pushes',
      log: options.log,
      now: options.now,
      everyMs: LOOK_AGAIN_MS,
      heldMs: HELD_MS,
      lanes: 1,
      most: AT_ONCE,
      ofEach: AT_ONCE,
      isInOrder: false,
      // Read meanwhile, or of a club they no longer belong to.
      isUnwanted: ({ noticeId }, { notices }) => {
        const notice = notices.get(noticeId)
        return !notice || !isWanted(notice)
      },
    })
    this.#db = options.db
    this.#config = options.config
    this.#key = pushKeyFrom(options.config.key)
    this.#log = options.log
    this.#now = options.now
    this.#resolve = options.resolve
  }

  protected take({ now, until, most }: Lease): Promise<readonly DeliveryRow[]> {
    return takeDuePushes(this.#db, { now, until, limit: most })
  }

  protected async open(due: readonly DeliveryRow[]): Promise<Known> {
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
    return { subscriptions, notices }
  }

  protected giveUp(delivery: DeliveryRow, _known: Known, now: Date): Promise<void> {
    return changeDelivery(this.#db, delivery, { givenUpAt: now })
  }

  protected async deliver(delivery: DeliveryRow, known: Known): Promise<Failure | undefined> {
    const db = this.#db
    const now = this.#now()
    const subscription = known.subscriptions.get(delivery.subscriptionId)
    const notice = known.notices.get(delivery.noticeId)
    // What was on its way to a browser that is gone has gone with it.
    if (!subscription || !notice) return undefined
    try {
      const { status, retryAfterMs } = await this.#post({ delivery, subscription, notice })
      if (status >= 200 && status < 300) await changeDelivery(db, delivery, { sentAt: now })
      else if (status === 404 || status === 410) await dropSubscription(db, subscription.id)
      else if (status === 429 || status >= 500)
        return { at: this.#now(), said: { status }, askedMs: retryAfterMs }
      else {
        await changeDelivery(db, delivery, { givenUpAt: now })
        this.#log.warn({ notice: delivery.noticeId, status }, 'push refused, given up')
      }
    } catch (error) {
      if (!(error instanceof ForbiddenEndpoint)) return { at: this.#now(), said: { reason: String(error) } }
      await dropSubscription(db, subscription.id)
      this.#log.warn({ subscription: subscription.id }, 'push subscription leads to no push service, dropped')
    }
    return undefined
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

  protected async postpone(
    delivery: DeliveryRow,
    _known: Known,
    { nextTryAt, said }: Failure & { nextTryAt: Date },
  ): Promise<void> {
    const { noticeId, attempts } = delivery
    await changeDelivery(this.#db, delivery, { nextTryAt })
    this.#log.warn(
      { notice: noticeId, attempt: attempts + 1, ...said },
      'push not sent yet, it is tried again',
    )
  }
}

/** What a browser is sent: the sentence, and where a press on it leads. */
function renderPush(language: MailLanguage, row: NoticeRow): string {
  const notice = toNotice(row)
  return JSON.stringify({ id: notice.id, ...wordNotice(language, notice), path: noticePath(notice) })
}
