import type { Stripe } from 'stripe'
import type { ReportedRefund } from '#contract/money/entry-payment.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CardProcessor } from '../card-processor.ts'

/* What is asked of the card processor about entry fees. They are paid to the club's own account there, never to the operator's. */

/** Makes an account for a club, which the club then fills in itself; asked again at once, the same. */
export async function makeAccount(
  processor: CardProcessor,
  { club, attempt }: { club: { id: string; name: string }; attempt: number },
): Promise<string> {
  return processor.ask(async (stripe) => {
    const { id } = await stripe.accounts.create(
      {
        // The club has the processor's own dashboard, pays its charges, and answers for what is disputed.
        controller: {
          stripe_dashboard: { type: 'full' },
          requirement_collection: 'stripe',
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
        },
        business_profile: { name: club.name },
        metadata: { clubId: club.id },
      },
      { idempotencyKey: `account ${club.id} ${attempt} ${club.name}`.slice(0, 255) },
    )
    return id
  })
}

/** The page on which the club fills its account in, or finishes that. */
export async function openOnboarding(
  processor: CardProcessor,
  { accountId, again, back }: { accountId: string; again: string; back: string },
): Promise<string> {
  return processor.ask(async (stripe) => {
    const { url } = await stripe.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      refresh_url: again,
      return_url: back,
    })
    return url
  })
}

/** How an account is now; gone where it is not, or not any more, connected to this installation. */
export async function readAccount(
  processor: CardProcessor,
  accountId: string,
): Promise<{ takesCards: boolean; hasDetails: boolean; isGone: boolean }> {
  return processor.ask(async (stripe) => {
    try {
      const account = await stripe.accounts.retrieve(accountId)
      return { takesCards: account.charges_enabled, hasDetails: account.details_submitted, isGone: false }
    } catch (error) {
      const { StripePermissionError, StripeInvalidRequestError } = stripe.errors
      const isGone =
        error instanceof StripePermissionError ||
        (error instanceof StripeInvalidRequestError && error.code === 'account_invalid')
      if (isGone) return { takesCards: false, hasDetails: false, isGone: true }
      throw error
    }
  })
}

/** The page on which a fee is paid; asked again, the same one. Cards only, so that who has paid has paid. */
export async function openFeePage(
  processor: CardProcessor,
  wanted: {
    paymentId: string
    accountId: string
    amountMinor: number
    currency: string
    what: string
    returnTo: { paid: string; back: string }
  },
): Promise<{ sessionId: string; url: string | null }> {
  const { paymentId, accountId, amountMinor, currency, what, returnTo } = wanted
  return processor.ask(async (stripe) => {
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        client_reference_id: paymentId,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amountMinor,
              product_data: { name: what.slice(0, 250) },
            },
          },
        ],
        metadata: { paymentId },
        payment_intent_data: { metadata: { paymentId } },
        success_url: returnTo.paid,
        cancel_url: returnTo.back,
      },
      { stripeAccount: accountId, idempotencyKey: `fee ${paymentId}` },
    )
    return { sessionId: id, url }
  })
}

/** Closes a page; one that is paid or over stays as it is. */
export async function closeFeePage(
  processor: CardProcessor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<void> {
  await processor.ask(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount: accountId })
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error
    }
  })
}

export type ReportedPayment = {
  page: 'open' | 'complete' | 'expired'
  url: string | null
  isPaid: boolean
  amountMinor: number | null
  currency: string | null
  intentId: string | undefined
  paidAt: Date | undefined
  refunds: ReportedRefund[]
}

/** How a payment is now, with all that was paid back of it. */
export async function readPayment(
  processor: CardProcessor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<ReportedPayment> {
  return processor.ask(async (stripe) => {
    const of = { stripeAccount: accountId }
    const session = await stripe.checkout.sessions.retrieve(
      sessionId,
      { expand: ['payment_intent.latest_charge'] },
      of,
    )
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    const refunds = intent
      ? (await stripe.refunds.list({ payment_intent: intent.id, limit: 100 }, of)).data
      : []
    const page = session.status === 'open' ? 'open' : session.status === 'complete' ? 'complete' : 'expired'
    return {
      page,
      url: session.url,
      isPaid: session.payment_status === 'paid',
      amountMinor: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
      intentId: intent?.id,
      paidAt: charge ? new Date(charge.created * 1000) : undefined,
      refunds: refunds.map(report),
    }
  })
}

const report = ({ status, amount, failure_reason }: Stripe.Refund): ReportedRefund => ({
  status,
  amountMinor: amount,
  failure: failure_reason ?? null,
})

/** Pays the whole back to the card; asked again with the same `attempt`, nothing more. Gives the processor's words where it refuses. */
export async function payBack(
  processor: CardProcessor,
  payment: { paymentId: string; accountId: string; intentId: string; attempt: number },
): Promise<{ refusal: string | undefined }> {
  const { paymentId, accountId, intentId, attempt } = payment
  try {
    await processor.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: intentId, metadata: { paymentId } },
        { stripeAccount: accountId, idempotencyKey: `return ${paymentId} ${attempt}` },
      ),
    )
    return { refusal: undefined }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payments_refused') throw error
    const { cause } = error
    if (isAlreadyBack(cause)) return { refusal: undefined }
    return { refusal: cause instanceof Error ? cause.message.slice(0, 300) : '' }
  }
}

/** The club has paid it back in the processor's own dashboard. */
const isAlreadyBack = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'charge_already_refunded'
