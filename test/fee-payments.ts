import { z } from 'zod'

export type FakeAccount = {
  id: string
  name: string
  clubId: string
  takesCards: boolean
  hasDetails: boolean
  isGone: boolean
}
export type FakeFeePage = {
  id: string
  account: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  what: string
  paymentId: string
  success_url: string
  cancel_url: string
  /** Set once it is paid. */
  intent: string | undefined
  /** In seconds. */
  paidAt: number
}
export type FakeRefund = {
  id: string
  account: string
  intent: string
  amount: number
  status: string
  failure: string | undefined
}

/** What the processor keeps of the accounts of clubs, and what is paid to them. */
export type FakeFees = {
  accounts: FakeAccount[]
  feePages: FakeFeePage[]
  refunds: FakeRefund[]
  /** Set: each new refund is refused with this. */
  refusesRefunds: string | undefined
  /** When something is paid. */
  now: () => Date
}

/** What a call may send; anything else is refused, as the processor does. */
const forms = {
  account: z.strictObject({
    controller: z.strictObject({
      stripe_dashboard: z.strictObject({ type: z.literal('full') }),
      requirement_collection: z.literal('stripe'),
      fees: z.strictObject({ payer: z.literal('account') }),
      losses: z.strictObject({ payments: z.literal('stripe') }),
    }),
    business_profile: z.strictObject({ name: z.string().min(1) }),
    metadata: z.strictObject({ clubId: z.string() }),
  }),
  link: z.strictObject({
    account: z.string(),
    type: z.literal('account_onboarding'),
    refresh_url: z.url(),
    return_url: z.url(),
  }),
  page: z.strictObject({
    mode: z.literal('payment'),
    allowed_payment_method_types: z.strictObject({ 0: z.literal('card') }),
    client_reference_id: z.string(),
    line_items: z.strictObject({
      0: z.strictObject({
        quantity: z.literal('1'),
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: z.string().regex(/^[1-9]\d*$/),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
      }),
    }),
    metadata: z.strictObject({ paymentId: z.string() }),
    payment_intent_data: z.strictObject({ metadata: z.strictObject({ paymentId: z.string() }) }),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  refund: z.strictObject({
    payment_intent: z.string(),
    metadata: z.strictObject({ paymentId: z.string() }),
  }),
}

export type FeeRequest = {
  path: string
  /** The Stripe-Account header. */
  account: string | undefined
  url: string
  newId: (kind: string) => string
  refuse: (message: string, code?: string, status?: number) => Error
}

export function readOfFees(
  fees: FakeFees,
  query: URLSearchParams,
  { path, account, url, refuse }: FeeRequest,
): object | undefined {
  const [, accountId] = /^\/v1\/accounts\/(\w+)$/.exec(path) ?? []
  if (accountId !== undefined) {
    const found = fees.accounts.find(({ id }) => id === accountId)
    if (!found) throw refuse('No such account', 'resource_missing', 404)
    if (found.isGone) throw refuse('The provided key does not have access to the account', undefined, 403)
    return wireAccount(found)
  }
  if (fees.accounts.some(({ id, isGone }) => id === account && isGone))
    throw refuse('The provided key does not have access to the account', 'account_invalid', 403)
  const [, pageId] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? []
  if (pageId !== undefined) {
    if (query.get('expand[0]') !== 'payment_intent.latest_charge') throw refuse('Nothing is expanded')
    const page = fees.feePages.find((one) => one.id === pageId && one.account === account)
    if (!page) throw refuse('No such checkout session', 'resource_missing', 404)
    return wirePage(page, url)
  }
  if (path !== '/v1/refunds') return undefined
  const data = fees.refunds
    .filter((one) => one.account === account && one.intent === query.get('payment_intent'))
    .toReversed()
    .map(wireRefund)
  return { object: 'list', data, has_more: false, url: path }
}

export function writeOfFees(fees: FakeFees, form: unknown, request: FeeRequest): object | undefined {
  const { path, account, url, newId, refuse } = request
  if (path === '/v1/accounts') {
    const { business_profile, metadata } = forms.account.parse(form)
    const made: FakeAccount = {
      id: newId('acct'),
      name: business_profile.name,
      clubId: metadata.clubId,
      takesCards: false,
      hasDetails: false,
      isGone: false,
    }
    fees.accounts.push(made)
    return wireAccount(made)
  }
  if (path === '/v1/account_links') {
    const link = forms.link.parse(form)
    if (!fees.accounts.some(({ id, isGone }) => id === link.account && !isGone))
      throw refuse('No such account', 'resource_missing', 404)
    const back = encodeURIComponent(link.return_url)
    return { object: 'account_link', url: `${url}/onboard/${link.account}?back=${back}` }
  }
  if (account === undefined) return undefined
  if (!fees.accounts.some(({ id, isGone }) => id === account && !isGone))
    throw refuse('The account is not connected', 'account_invalid', 403)
  if (path === '/v1/checkout/sessions') return makePage(fees, forms.page.parse(form), request)
  const [, expired] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
  if (expired !== undefined) {
    const page = fees.feePages.find((one) => one.id === expired && one.account === account)
    if (page?.status !== 'open') throw refuse('Only open sessions can be expired.')
    page.status = 'expired'
    return wirePage(page, url)
  }
  return path === '/v1/refunds' ? makeRefund(fees, forms.refund.parse(form), request) : undefined
}

function makePage(
  fees: FakeFees,
  form: z.infer<typeof forms.page>,
  { account = '', url, newId, refuse }: FeeRequest,
) {
  if (!fees.accounts.some(({ id, takesCards }) => id === account && takesCards))
    throw refuse('The account cannot be charged')
  const { unit_amount, currency, product_data } = form.line_items[0].price_data
  const made: FakeFeePage = {
    id: newId('cs'),
    account,
    status: 'open',
    amount: Number(unit_amount),
    currency,
    what: product_data.name,
    paymentId: form.metadata.paymentId,
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    intent: undefined,
    paidAt: 0,
  }
  fees.feePages.push(made)
  return wirePage(made, url)
}

function makeRefund(
  fees: FakeFees,
  form: z.infer<typeof forms.refund>,
  { account = '', newId, refuse }: FeeRequest,
) {
  const page = fees.feePages.find((one) => one.intent === form.payment_intent && one.account === account)
  if (!page) throw refuse('No such payment_intent', 'resource_missing', 404)
  const back = fees.refunds
    .filter((one) => one.intent === form.payment_intent && one.status !== 'failed')
    .reduce((sum, one) => sum + one.amount, 0)
  if (back >= page.amount) throw refuse('Charge has already been refunded.', 'charge_already_refunded')
  if (fees.refusesRefunds !== undefined) throw refuse(fees.refusesRefunds, 'balance_insufficient')
  const made: FakeRefund = {
    id: newId('re'),
    account,
    intent: form.payment_intent,
    amount: page.amount - back,
    status: 'succeeded',
    failure: undefined,
  }
  fees.refunds.push(made)
  return wireRefund(made)
}

/** What somebody does on the page of a fee. */
export function payFeePage(fees: FakeFees, id: string): FakeFeePage {
  const page = fees.feePages.find((one) => one.id === id && one.status === 'open')
  if (!page) throw new Error(`No open page ${id}`)
  page.status = 'complete'
  page.intent = `pi_of_${id}`
  page.paidAt = Math.floor(fees.now().getTime() / 1000)
  return page
}

const wireAccount = ({ id, takesCards, hasDetails }: FakeAccount) => ({
  id,
  object: 'account',
  charges_enabled: takesCards,
  details_submitted: hasDetails,
})

function wirePage({ id, status, amount, currency, intent, paidAt, paymentId }: FakeFeePage, url: string) {
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status,
    currency,
    amount_total: amount,
    client_reference_id: paymentId,
    metadata: { paymentId },
    payment_status: intent === undefined ? 'unpaid' : 'paid',
    url: status === 'open' ? `${url}/pay/${id}` : null,
    payment_intent:
      intent === undefined
        ? null
        : {
            id: intent,
            object: 'payment_intent',
            latest_charge: { id: `ch_${id}`, object: 'charge', created: paidAt },
          },
  }
}

const wireRefund = ({ id, intent, amount, status, failure }: FakeRefund) => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  status,
  ...(failure === undefined ? {} : { failure_reason: failure }),
})
