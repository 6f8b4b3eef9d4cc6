import { z } from 'zod'
import type { Plan } from '#contract/money/club-plan.ts'
import { type Given, type Values, webAddress } from '../platform/setting-values.ts'

const stripeKey = z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe, as sk_live_…')
const stripeSecret = z.string().regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, as whsec_…')
const stripePrice = z.string().regex(/^price_\w+$/, 'must be the id of a price, as price_…')

/** The variables of the card processor. */
export const moneyShape = {
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: stripeSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: stripeSecret.optional(),
  STRIPE_ANNUAL_PRICE_ID: stripePrice.optional(),
  STRIPE_MONTHLY_PRICE_ID: stripePrice.optional(),
  STRIPE_API_URL: webAddress('calls are sent to the root of that address').optional(),
}

/** The card processor, at which the plans of clubs are bought (D22). */
export type PaymentsConfig = {
  secretKey: string
  /** Signs its messages. */
  webhookSecret: string
  /** Signs its messages about the accounts of clubs; undefined: entry fees are not paid by card. */
  connectSecret: string | undefined
  prices: Record<Plan, string>
  /** Another address than its own, for tests and proxies. */
  apiUrl: string | undefined
}

/** Whether and where money is taken. */
export type MoneySettings = {
  /** Undefined: nothing can be paid, and nothing is ever stopped. */
  payments: PaymentsConfig | undefined
}

/** The settings of payments, from variables that have no fault. */
export function readMoneySettings(data: Values<typeof moneyShape>): MoneySettings {
  return { payments: readPayments(data) }
}

/** A card processor is named whole or not at all, and has to find the way back. */
export function paymentsFaults(given: Given): string[] {
  const needed = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_ANNUAL_PRICE_ID', 'STRIPE_MONTHLY_PRICE_ID'] as const
  if (given.STRIPE_SECRET_KEY === undefined)
    return [...needed, 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_API_URL']
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is of no use without STRIPE_SECRET_KEY`)
  const faults = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with STRIPE_SECRET_KEY`)
  return given.PUBLIC_URL === undefined
    ? [...faults, 'PUBLIC_URL must be set with STRIPE_SECRET_KEY: the payment pages lead back there']
    : faults
}

function readPayments(data: Values<typeof moneyShape>): PaymentsConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data
  const { STRIPE_ANNUAL_PRICE_ID: annual, STRIPE_MONTHLY_PRICE_ID: monthly } = data
  if (secretKey === undefined || webhookSecret === undefined) return undefined
  if (annual === undefined || monthly === undefined) return undefined
  const { STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, STRIPE_API_URL: apiUrl } = data
  return { secretKey, webhookSecret, connectSecret, prices: { annual, monthly }, apiUrl }
}
