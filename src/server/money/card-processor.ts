import type { Stripe } from 'stripe'
import { z } from 'zod/mini'
import type { Plan, ReportedSubscription } from '#contract/money/club-plan.ts'
import type { PaymentsConfig } from './money-settings.ts'
import { AppError } from '../platform/http/app-error.ts'

/** How long an answer may take, twice at most; a person waits for it, or the processor waits for ours. */
const TIMEOUT_MS = 5_000
/** How old a message may be: somebody who has taken one down cannot send it for ever. */
const TOLERANCE_S = 300

/** What a message is about; everything else of it is asked for. */
export type ProcessorEvent = {
  id: string
  type: string
  customerId: string | undefined
  /** The account of a club that it is about, and there the page or the payment. */
  accountId: string | undefined
  sessionId: string | undefined
  intentId: string | undefined
}

const idOf = z.optional(z.union([z.string(), z.object({ id: z.string() }), z.null()]))

const eventShape = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  account: z.optional(z.nullable(z.string())),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(z.string())),
      object: z.optional(z.string()),
      customer: idOf,
      payment_intent: idOf,
    }),
  }),
})

const plainId = (said: z.infer<typeof idOf>) => (typeof said === 'object' ? said?.id : said)

function toEvent({ id, type, account, data: { object } }: z.infer<typeof eventShape>): ProcessorEvent {
  const own = object.id ?? undefined
  return {
    id,
    type,
    customerId: object.object === 'customer' ? own : plainId(object.customer),
    accountId: account ?? undefined,
    sessionId: object.object === 'checkout.session' ? own : undefined,
    intentId: plainId(object.payment_intent),
  }
}

type Subscription = Stripe.Subscription

/** It gives no answer to anybody now, so nothing else need be asked. */
export const isProcessorAway = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payments_away'

/**
 * The card processor, asked with its own library, which is loaded when it is first needed. Cards are typed on the processor's
 * pages only. Throws `payments_away` where it gives no answer, and `payments_refused` where it says no.
 */
export class CardProcessor {
  readonly #settings: PaymentsConfig
  #loading: Promise<Stripe> | undefined

  constructor(settings: PaymentsConfig) {
    this.#settings = settings
  }

  /** Whether clubs can have accounts of their own, to which entry fees go. */
  get takesFees(): boolean {
    return this.#settings.connectSecret !== undefined
  }

  /** Makes the club known; its name is all that the processor is told. Asked again at once, the same customer. */
  async makeCustomer(club: { id: string; name: string }): Promise<string> {
    return this.ask(async (stripe) => {
      const { id } = await stripe.customers.create(
        { name: club.name, metadata: { clubId: club.id } },
        { idempotencyKey: `customer ${club.id} ${club.name}`.slice(0, 255) },
      )
      return id
    })
  }

  /** All subscriptions of a customer as they are now; none where the processor has forgotten the customer. */
  async subscriptionsOf(customerId: string): Promise<ReportedSubscription[]> {
    return this.ask(async (stripe) => {
      try {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
        return data.map((one) => this.#report(one))
      } catch (error) {
        if (error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          return []
        throw error
      }
    })
  }

  /**
   * The page on which a plan is bought. A customer has one such page at most: an open one for the same plan is given again, one
   * for another plan is closed, and two requests at once are told apart by nothing, so that they get the same.
   */
  async openCheckout(wanted: {
    customerId: string
    clubId: string
    plan: Plan
    returnTo: { paid: string; back: string }
  }): Promise<string> {
    const { customerId, clubId, plan, returnTo } = wanted
    return this.ask(async (stripe) => {
      const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId, limit: 10 })
      for (const session of sessions.filter((one) => one.status === 'open' && one.mode === 'subscription')) {
        if (session.metadata?.plan === plan && session.url) return session.url
        await stripe.checkout.sessions.expire(session.id)
      }
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: clubId,
          line_items: [{ price: this.#settings.prices[plan], quantity: 1 }],
          metadata: { clubId, plan },
          success_url: returnTo.paid,
          cancel_url: returnTo.back,
        },
        { idempotencyKey: `plan ${clubId} after ${sessions[0]?.id ?? 'none'}` },
      )
      if (url === null) throw new Error('The processor gave no address of its page')
      return url
    })
  }

  async openPortal(customerId: string, returnTo: string): Promise<string> {
    return this.ask(async (stripe) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnTo,
      })
      return url
    })
  }

  /** A message of the processor, by its signature; anybody can send to its address. `now` in milliseconds. */
  async readEvent(message: { body: Buffer; signature: string; now: number }): Promise<ProcessorEvent> {
    const { body, signature, now } = message
    const stripe = await this.#library()
    const { webhookSecret, connectSecret } = this.#settings
    for (const secret of [webhookSecret, connectSecret]) {
      if (secret === undefined) continue
      try {
        const said = stripe.webhooks.constructEvent(
          ...([body, signature, secret, TOLERANCE_S, undefined, now] as const),
        )
        return toEvent(z.parse(eventShape, said))
      } catch {
        // The fault is not kept: it has the message in it, with names and addresses, and anybody can send one.
      }
    }
    throw new AppError('invalid_input', {
      message:
        'This message is not signed by the payment service, or is too old. Compare STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET.',
    })
  }

  #report({ id, status, items, cancel_at, cancel_at_period_end }: Subscription): ReportedSubscription {
    const ends = items.data.map((item) => item.current_period_end)
    const { annual, monthly } = this.#settings.prices
    const prices = items.data.map((item) => item.price.id)
    return {
      id,
      status,
      endsThen: cancel_at_period_end || cancel_at !== null,
      plan: prices.includes(annual) ? 'annual' : prices.includes(monthly) ? 'monthly' : null,
      paidUntil: ends.length === 0 ? null : Math.max(...ends) * 1000,
    }
  }

  /** One question or more; a refusal has the processor’s own fault as its cause. */
  async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.#library()
    try {
      return await question(stripe)
    } catch (error) {
      const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = stripe.errors
      const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
        (kind) => error instanceof kind,
      )
      if (isAway) throw new AppError('payments_away', { cause: error })
      if (error instanceof StripeError) throw new AppError('payments_refused', { cause: error })
      throw error
    }
  }

  #library(): Promise<Stripe> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  async #load(): Promise<Stripe> {
    const { Stripe: Library } = await import('stripe')
    const { secretKey, apiUrl } = this.#settings
    const address = apiUrl === undefined ? undefined : new URL(apiUrl)
    return new Library(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(address && {
        host: address.hostname,
        port: address.port === '' ? (address.protocol === 'https:' ? 443 : 80) : Number(address.port),
        protocol: address.protocol === 'https:' ? ('https' as const) : ('http' as const),
      }),
    })
  }
}
