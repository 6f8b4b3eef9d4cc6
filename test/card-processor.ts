import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { payFeePage, readOfFees, writeOfFees, type FakeFees, type FeeRequest } from './fee-payments.ts'

const KEYS = {
  secret: 'sk_test_scoreclub',
  signing: 'whsec_of_the_tests',
  connectSigning: 'whsec_of_the_clubs',
  annual: 'price_annual',
  monthly: 'price_monthly',
}

export type FakeCustomer = { id: string; name: string; clubId: string }
export type FakeSubscription = {
  id: string
  customer: string
  status: string
  price: string
  /** In seconds. */
  paidUntil: number
  cancelAtPeriodEnd: boolean
}
export type FakeSession = {
  id: string
  customer: string
  status: 'open' | 'complete' | 'expired'
  price: string
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
}

export type CardProcessorServer = FakeFees & {
  url: string
  /** The settings of a Scoreclub that uses it. */
  env: (publicUrl: string) => Record<string, string>
  customers: FakeCustomer[]
  subscriptions: FakeSubscription[]
  sessions: FakeSession[]
  /** Everything that was asked: "POST /v1/customers". */
  asked: string[]
  /** Next answers in place of the right ones, one for each request; `hang up` breaks the connection. */
  faults: (number | 'hang up')[]
  /** Held while set: an answer is worked out when its request comes, and sent when this ends. */
  hold: ((path: string) => Promise<void>) | undefined
  /** Where its messages go by themselves when somebody pays on its page. */
  messagesTo: string | undefined
  /** What somebody does on its page for a plan. Gives the address to which the browser goes back. */
  pay: (sessionId: string) => FakeSession
  /** A message as the processor sends it, signed by its own library; one about an `account` with the other secret. */
  message: (
    event: { type: string; customer: string | null; id?: string; about?: object; account?: string },
    options?: { at?: Date; secret?: string },
  ) => { body: string; headers: Record<string, string> }
  close: () => Promise<void>
}

/** What a call may send; anything else is refused, as the processor does. */
const forms = {
  customer: z.strictObject({ name: z.string().min(1), metadata: z.strictObject({ clubId: z.string() }) }),
  checkout: z.strictObject({
    mode: z.literal('subscription'),
    customer: z.string(),
    client_reference_id: z.string(),
    line_items: z.strictObject({
      0: z.strictObject({ price: z.enum([KEYS.annual, KEYS.monthly]), quantity: z.literal('1') }),
    }),
    metadata: z.strictObject({ clubId: z.string(), plan: z.enum(['annual', 'monthly']) }),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  portal: z.strictObject({ customer: z.string(), return_url: z.url() }),
  list: z.object({ customer: z.string(), limit: z.string(), status: z.literal('all').optional() }),
}

class Refusal extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; message: string }

  constructor(status: number, error: Refusal['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}
const invalid = (message: string, code?: string) =>
  new Refusal(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  })

/**
 * The card processor's API as far as Scoreclub uses it, over HTTP: it checks the key, the version, idempotency keys and every
 * field that is sent, keeps customers, pages and subscriptions, plays the page on which people pay, and signs its messages.
 */
export async function startCardProcessor(): Promise<CardProcessorServer> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let made = 0
  const newId = (kind: string) => `${kind}_${String((made += 1)).padStart(4, '0')}`
  const said = new Map<string, { request: string; answer: object }>()

  const fake: CardProcessorServer = {
    url,
    customers: [],
    subscriptions: [],
    sessions: [],
    asked: [],
    faults: [],
    hold: undefined,
    messagesTo: undefined,
    accounts: [],
    feePages: [],
    refunds: [],
    refusesRefunds: undefined,
    now: () => new Date(),
    env: (publicUrl) => ({
      PUBLIC_URL: publicUrl,
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_WEBHOOK_SECRET: KEYS.signing,
      STRIPE_ANNUAL_PRICE_ID: KEYS.annual,
      STRIPE_MONTHLY_PRICE_ID: KEYS.monthly,
      STRIPE_CONNECT_WEBHOOK_SECRET: KEYS.connectSigning,
      STRIPE_API_URL: url,
    }),
    pay: (sessionId) => {
      const session = fake.sessions.find(({ id, status }) => id === sessionId && status === 'open')
      if (!session) throw new Error(`No open page ${sessionId}`)
      session.status = 'complete'
      fake.subscriptions.push({
        id: newId('sub'),
        customer: session.customer,
        status: 'active',
        price: session.price,
        paidUntil: Date.parse('2027-06-06T09:00:00Z') / 1000,
        cancelAtPeriodEnd: false,
      })
      return session
    },
    message: (
      { type, customer, id = newId('evt'), about = {}, account },
      { at = new Date(), secret } = {},
    ) => {
      const object = { object: 'subscription', customer, ...about }
      const body = JSON.stringify({ id, object: 'event', type, account, data: { object } })
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        timestamp,
        secret: secret ?? (account === undefined ? KEYS.signing : KEYS.connectSigning),
      })
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(fake, { request, response, said, newId })
  })
  return fake
}

type Asking = {
  request: IncomingMessage
  response: ServerResponse
  said: Map<string, { request: string; answer: object }>
  newId: (kind: string) => string
}

async function answer(fake: CardProcessorServer, asking: Asking): Promise<void> {
  const { request, response } = asking
  const { pathname, searchParams } = new URL(request.url ?? '/', fake.url)
  const body = await readBody(request)
  if (/^\/(pay|manage|onboard)\//.test(pathname)) return showPage(fake, { request, response, path: pathname })
  fake.asked.push(`${request.method} ${pathname}`)
  const fault = fake.faults.shift()
  if (fault === 'hang up') return void request.socket.destroy()
  const send = (status: number, value: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (fault !== undefined)
    return send(fault, { error: { type: 'api_error', message: 'The processor has a fault.' } })
  try {
    const value = rightAnswer(fake, asking, { pathname, searchParams, body })
    await fake.hold?.(pathname)
    send(200, value)
  } catch (error) {
    if (error instanceof Refusal) return send(error.status, { error: error.error })
    const message = error instanceof Error ? error.message : String(error)
    send(400, { error: { type: 'invalid_request_error', message } })
  }
}

function rightAnswer(
  fake: CardProcessorServer,
  { request, said, newId }: Asking,
  { pathname, searchParams, body }: { pathname: string; searchParams: URLSearchParams; body: string },
): object {
  if (request.headers.authorization !== `Bearer ${KEYS.secret}`)
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  if (request.headers['stripe-version'] !== Stripe.API_VERSION) throw invalid('Another version of the API')
  const account = request.headers['stripe-account']
  const ofFees: FeeRequest = {
    path: pathname,
    account: typeof account === 'string' ? account : undefined,
    url: fake.url,
    newId,
    refuse: (message, code, status = 400) =>
      new Refusal(status, {
        type: 'invalid_request_error',
        message,
        ...(code === undefined ? {} : { code }),
      }),
  }
  if (request.method !== 'POST')
    return readOfFees(fake, searchParams, ofFees) ?? readOf(fake, pathname, searchParams)
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') throw invalid('No idempotency key')
  const before = said.get(key)
  if (before && before.request !== `${pathname} ${body}`)
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used once.',
    })
  if (before?.answer instanceof Refusal) throw before.answer
  const answer = before?.answer ?? firstAnswer(fake, nested(body), ofFees)
  said.set(key, { request: `${pathname} ${body}`, answer })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** A refusal of what was understood is kept with its key, as the processor does. */
function firstAnswer(fake: CardProcessorServer, form: unknown, request: FeeRequest): object {
  try {
    return writeOfFees(fake, form, request) ?? writeOf(fake, request.newId, request.path, form)
  } catch (error) {
    if (error instanceof Refusal && error.error.code === 'balance_insufficient') return error
    throw error
  }
}

function readOf(fake: CardProcessorServer, path: string, query: URLSearchParams): object {
  const { customer } = forms.list.parse(Object.fromEntries(query))
  if (!fake.customers.some(({ id }) => id === customer))
    throw invalid(`No such customer: '${customer}'`, 'resource_missing')
  const ofCustomer = (one: { customer: string }) => one.customer === customer
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: path })
  if (path === '/v1/subscriptions') return list(fake.subscriptions.filter(ofCustomer).map(wireSubscription))
  if (path === '/v1/checkout/sessions')
    return list(
      fake.sessions
        .filter(ofCustomer)
        .toReversed()
        .map((one) => wireSession(fake, one)),
    )
  throw invalid(`Unrecognized request URL (GET: ${path})`)
}

function writeOf(
  fake: CardProcessorServer,
  newId: (kind: string) => string,
  path: string,
  form: unknown,
): object {
  if (path === '/v1/customers') {
    const { name, metadata } = forms.customer.parse(form)
    const made = { id: newId('cus'), name, clubId: metadata.clubId }
    fake.customers.push(made)
    return { object: 'customer', ...made }
  }
  if (path === '/v1/checkout/sessions') {
    const { customer, line_items, metadata, success_url, cancel_url } = forms.checkout.parse(form)
    if (!fake.customers.some(({ id }) => id === customer))
      throw invalid('No such customer', 'resource_missing')
    const made: FakeSession = {
      id: newId('cs'),
      customer,
      status: 'open',
      price: line_items[0].price,
      metadata,
      success_url,
      cancel_url,
    }
    fake.sessions.push(made)
    return wireSession(fake, made)
  }
  const [, expired] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
  const session = fake.sessions.find(({ id }) => id === expired)
  if (session) {
    if (session.status !== 'open') throw invalid('Only open sessions can be expired.')
    session.status = 'expired'
    return wireSession(fake, session)
  }
  if (path === '/v1/billing_portal/sessions') {
    const { customer, return_url } = forms.portal.parse(form)
    const address = `${fake.url}/manage/${customer}?back=${encodeURIComponent(return_url)}`
    return { id: newId('bps'), object: 'billing_portal.session', url: address }
  }
  throw invalid(`Unrecognized request URL (POST: ${path})`)
}

function wireSubscription({ id, customer, status, price, paidUntil, cancelAtPeriodEnd }: FakeSubscription) {
  const items = {
    object: 'list',
    data: [{ id: `si_${id}`, price: { id: price }, current_period_end: paidUntil }],
  }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    items,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: null,
  }
}

function wireSession(fake: CardProcessorServer, session: FakeSession) {
  const { id, customer, status, metadata } = session
  const address = status === 'open' ? `${fake.url}/pay/${id}` : null
  return { id, object: 'checkout.session', mode: 'subscription', customer, status, metadata, url: address }
}

/** The pages of the processor: a button that pays, and a link that goes back without. */
async function showPage(
  fake: CardProcessorServer,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<void> {
  const show = (title: string, content: string) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`)
  if (path.startsWith('/manage/')) {
    const back = new URL(request.url ?? '/', fake.url).searchParams.get('back') ?? ''
    return show('Your payments', `<a href="${back.replaceAll('&', '&amp;')}">Return to Scoreclub</a>`)
  }
  if (path.startsWith('/onboard/')) return showOnboarding(fake, { request, response, path, show })
  const fee = fake.feePages.find(({ id }) => path === `/pay/${id}`)
  if (fee) return showFeePage(fake, { request, response, show }, fee)
  const session = fake.sessions.find(({ id }) => path === `/pay/${id}`)
  if (session?.status !== 'open') return show('This page is over', '')
  if (request.method !== 'POST')
    return show(
      'Pay by card',
      `<form method="post"><button>Pay ${session.price}</button></form>` +
        `<a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`,
    )
  fake.pay(session.id)
  response.writeHead(303, { location: session.success_url }).end()
  if (fake.messagesTo === undefined) return
  const { body, headers } = fake.message({ type: 'checkout.session.completed', customer: session.customer })
  await fetch(`${fake.messagesTo}/api/payments/events`, { method: 'POST', body, headers })
}

type Shown = {
  request: IncomingMessage
  response: ServerResponse
  show: (title: string, content: string) => void
}

/** Where a club tells the processor about itself: at once, or later. */
async function showOnboarding(
  fake: CardProcessorServer,
  { request, response, path, show }: Shown & { path: string },
): Promise<void> {
  const account = fake.accounts.find(({ id }) => path === `/onboard/${id}`)
  const back = new URL(request.url ?? '/', fake.url).searchParams.get('back') ?? ''
  if (!account) return show('This page is over', '')
  if (request.method !== 'POST')
    return show(
      'Your account',
      `<form method="post"><button>Submit</button></form><a href="${back.replaceAll('&', '&amp;')}">Later</a>`,
    )
  account.hasDetails = true
  account.takesCards = true
  response.writeHead(303, { location: back }).end()
  await tellOf(fake, { type: 'account.updated', account: account.id, about: { object: 'account' } })
}

async function showFeePage(
  fake: CardProcessorServer,
  { request, response, show }: Shown,
  page: FakeFees['feePages'][number],
): Promise<void> {
  if (page.status !== 'open') return show('This page is over', '')
  if (request.method !== 'POST')
    return show(
      'Pay by card',
      `<p>${page.what}</p><form method="post"><button>Pay ${page.amount} ${page.currency}</button></form>` +
        `<a href="${page.cancel_url.replaceAll('&', '&amp;')}">Back</a>`,
    )
  payFeePage(fake, page.id)
  response.writeHead(303, { location: page.success_url }).end()
  const about = { object: 'checkout.session', id: page.id }
  await tellOf(fake, { type: 'checkout.session.completed', account: page.account, about })
}

async function tellOf(
  fake: CardProcessorServer,
  event: { type: string; account: string; about: object },
): Promise<void> {
  if (fake.messagesTo === undefined) return
  const { body, headers } = fake.message({ ...event, customer: null })
  await fetch(`${fake.messagesTo}/api/payments/events`, { method: 'POST', body, headers })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** "a[b][0]=c" as { a: { b: { 0: 'c' } } }. */
function nested(form: string): object {
  const all: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(form)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '')
    let part = all
    for (const name of names.slice(0, -1)) part = (part[name] ??= {}) as Record<string, unknown>
    part[names.at(-1) ?? ''] = value
  }
  return all
}
