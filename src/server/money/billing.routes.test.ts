import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getBilling } from '#contract/money/billing.ts'
import { errors } from '#contract/platform/errors.ts'
import { club as clubShape } from '#contract/club/clubs.ts'
import { connect } from '../platform/db/client.ts'
import { CardProcessor } from './card-processor.ts'
import { repairSubscriptions } from './repair-subscriptions.ts'
import { startCardProcessor, type CardProcessorServer } from '#test/card-processor.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const START = new Date('2026-06-06T09:00:00Z')
const LATER = new Date('2026-07-20T09:00:00Z')
const HERE = 'https://golf.example.org'

let server: TestServer
let processor: CardProcessorServer
let club: TestClub
let count = 0

beforeAll(async () => {
  processor = await startCardProcessor()
  server = await startTestServer(START, processor.env(HERE))
})
beforeEach(async () => {
  server.setTime(START)
  club = await createTestClub(server, `Pay ${(count += 1)}`)
})
afterEach(() => {
  processor.faults.length = 0
  processor.hold = undefined
})
afterAll(async () => {
  await server.close()
  await processor.close()
})

const Page = z.object({ url: z.string() })
const checkout = (plan = 'annual', one = club) =>
  one.admin('POST', `/api/clubs/${one.clubId}/billing/checkout`, { plan })
const billing = async (one = club) =>
  expectBody(await one.admin('GET', `/api/clubs/${one.clubId}/billing`), getBilling.reply)
const pageOf = async (plan = 'annual', one = club) => {
  const { url } = expectBody(await checkout(plan, one), Page)
  return url.slice(url.lastIndexOf('/') + 1)
}
const customerOf = (one = club) => {
  const known = processor.customers.find(({ clubId }) => clubId === one.clubId)
  if (!known) throw new Error('The club is no customer')
  return known.id
}
const tell = (message: ReturnType<CardProcessorServer['message']>): Promise<Answer> =>
  server.browser()('POST', '/api/payments/events', message.body, message.headers)
const event = (more: { type?: string; customer?: string | null; id?: string; about?: object } = {}) => {
  const { customer = customerOf(), ...rest } = more
  return processor.message({ type: 'customer.subscription.updated', customer, ...rest }, { at: server.now() })
}
const tellChange = async () => expect(await tell(event())).toMatchObject({ status: 200 })
const subscription = (one = club) => {
  const last = processor.subscriptions.findLast(({ customer }) => customer === customerOf(one))
  if (!last) throw new Error('The club has no subscription')
  return last
}
/** The club has bought a plan, and the message of it has come. */
const buy = async (plan = 'annual') => {
  processor.pay(await pageOf(plan))
  await tellChange()
}
const createCourse = () =>
  club.admin('POST', '/api/courses', { name: 'New Course', clubId: club.clubId, holeCount: 9 })
const createCompetition = () =>
  club.admin('POST', '/api/competitions', {
    name: 'Medal',
    clubId: club.clubId,
    courseId: club.courseId,
    competitionType: 'stroke_play',
    startDate: '2026-08-01T08:00',
    endDate: '2026-08-01T18:00',
  })

describe('buying a plan', () => {
  test('the page is of the right plan, club and way back, and the message makes the club active', async () => {
    expect(await billing()).toMatchObject({
      takesPayments: true,
      status: 'trial',
      trialDaysLeft: 30,
      plan: null,
      hasPayments: false,
    })
    const page = await pageOf('monthly')
    expect(processor.customers.at(-1)).toMatchObject({ clubId: club.clubId, name: `Pay ${count}` })
    expect(processor.sessions.at(-1)).toMatchObject({
      customer: customerOf(),
      price: 'price_monthly',
      metadata: { clubId: club.clubId, plan: 'monthly' },
      success_url: `${HERE}/admin-dashboard?tab=billing&payment=made`,
      cancel_url: `${HERE}/admin-dashboard?tab=billing&payment=left`,
    })
    processor.pay(page)
    expect((await billing()).status).toBe('trial')
    await tellChange()
    expect(await billing()).toMatchObject({
      status: 'active',
      plan: 'monthly',
      paidUntil: '2027-06-06T09:00:00.000Z',
      hasPayments: true,
    })
    const answer = await club.admin('GET', `/api/clubs/${club.clubId}`)
    expect(expectBody(answer, clubShape)).toMatchObject({ subscriptionStatus: 'active', planType: 'monthly' })
  })

  test('asked again, also twice at once, it is the same page; another plan closes the one before', async () => {
    const pages = await Promise.all([pageOf(), pageOf()])
    expect(await pageOf()).toBe(pages[0])
    expect(new Set(pages).size).toBe(1)
    expect(processor.customers.filter(({ clubId }) => clubId === club.clubId)).toHaveLength(1)
    const other = await pageOf('monthly')
    const own = processor.sessions.filter(({ customer }) => customer === customerOf())
    expect(own.map(({ id, status }) => [id, status])).toEqual([
      [pages[0], 'expired'],
      [other, 'open'],
    ])
  })

  test('who has paid a moment ago is refused a second plan, before any message has come', async () => {
    processor.pay(await pageOf())
    expect(await checkout('monthly')).toMatchObject({ status: 409, body: { code: 'plan_runs' } })
    expect(processor.sessions.filter(({ customer }) => customer === customerOf())).toHaveLength(1)
    expect((await billing()).status).toBe('active')
  })

  test('when the message does not come, the page can ask', async () => {
    processor.pay(await pageOf())
    expect(await club.admin('POST', `/api/clubs/${club.clubId}/billing/look`)).toMatchObject({
      status: 200,
      body: { status: 'active', plan: 'annual' },
    })
  })

  test('managing the payment leads to the club’s own page, and nowhere before it has one', async () => {
    const portal = () => club.admin('POST', `/api/clubs/${club.clubId}/billing/portal`)
    expect((await portal()).status).toBe(404)
    await buy()
    const { url } = expectBody(await portal(), Page)
    expect(new URL(url).pathname).toBe(`/manage/${customerOf()}`)
    expect(new URL(url).searchParams.get('back')).toBe(`${HERE}/admin-dashboard?tab=billing`)
  })

  test('a plan that is not one of ours is refused before anything is asked', async () => {
    const asked = processor.asked.length
    expect((await checkout('forever')).status).toBe(400)
    expect(processor.asked).toHaveLength(asked)
  })

  test('players and other clubs open nothing', async () => {
    const { browser: player } = await signUpAs(server, { firstName: `Pia${count}`, clubCode: club.clubCode })
    const other = await createTestClub(server, `Other ${count}`)
    for (const [who, status] of [
      [player, 403],
      [other.admin, 404],
    ] as const)
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/checkout'],
        ['POST', '/portal'],
        ['POST', '/look'],
      ] as const) {
        const body = path === '/checkout' ? { plan: 'annual' } : undefined
        expect(await who(method, `/api/clubs/${club.clubId}/billing${path}`, body)).toMatchObject({ status })
      }
  })
})

describe('when the processor', () => {
  test.each([
    ['breaks the connection', ['hang up', 'hang up'], 503, 'payments_away'],
    ['has a fault', [500, 500], 503, 'payments_away'],
    ['says no', [402], 502, 'payments_refused'],
  ] as const)(
    '%s, then a sentence says so, nothing is lost, and the next try works',
    async (_case, faults, status, code) => {
      processor.faults.push(...faults)
      expect(await checkout()).toMatchObject({ status, body: { code } })
      processor.faults.length = 0
      expect((await checkout()).status).toBe(200)
      expect(processor.customers.filter(({ clubId }) => clubId === club.clubId)).toHaveLength(1)
    },
  )

  test('is away while it is asked about its message, then the message is taken when it comes again', async () => {
    processor.pay(await pageOf())
    const message = event()
    processor.faults.push('hang up', 'hang up')
    expect((await tell(message)).status).toBe(503)
    expect((await billing()).status).toBe('trial')
    expect((await tell(message)).status).toBe(200)
    expect((await billing()).status).toBe('active')
  })

  test('has forgotten the customer, then the club has no plan', async () => {
    await buy()
    const gone = customerOf()
    processor.customers.splice(
      processor.customers.findIndex(({ id }) => id === gone),
      1,
    )
    expect((await tell(event({ customer: gone }))).status).toBe(200)
    expect(await billing()).toMatchObject({ status: 'trial', plan: null, paidUntil: null })
  })
})

describe('messages', () => {
  test('one that comes twice is asked about once', async () => {
    await buy()
    const message = event()
    expect((await tell(message)).status).toBe(200)
    const asked = processor.asked.length
    expect((await tell(message)).status).toBe(200)
    expect(processor.asked).toHaveLength(asked)
  })

  test.each([
    [
      'signed with another secret',
      () => processor.message({ type: 'x', customer: 'c' }, { at: START, secret: 'whsec_x' }),
    ],
    [
      'signed six minutes ago',
      () => processor.message({ type: 'x', customer: 'c' }, { at: new Date(START.getTime() - 360_000) }),
    ],
    [
      'changed on the way',
      () => {
        const message = processor.message({ type: 'x', customer: 'c' }, { at: START })
        return { ...message, body: message.body.replace('"x"', '"y"') }
      },
    ],
    ['without a signature', () => ({ body: '{}', headers: { 'content-type': 'application/json' } })],
    [
      'that is empty',
      () => ({ ...processor.message({ type: 'x', customer: 'c' }, { at: START }), body: '' }),
    ],
  ])('one %s is refused and changes nothing', async (_case, make) => {
    const asked = processor.asked.length
    const message = make()
    const answer = await server.browser()('POST', '/api/payments/events', message.body, {
      ...message.headers,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(processor.asked).toHaveLength(asked)
  })

  test('one of a customer whom nobody knows, or of no customer, is taken and changes nothing', async () => {
    for (const customer of ['cus_of_another_shop', null])
      expect((await tell(event({ customer, type: 'invoice.paid' }))).status).toBe(200)
    expect((await billing()).status).toBe('trial')
  })

  test('one of another club’s customer that names this club changes only the other', async () => {
    const other = await createTestClub(server, `Rich ${count}`)
    processor.pay(await pageOf('annual', other))
    await pageOf()
    const claim = { client_reference_id: club.clubId, metadata: { clubId: club.clubId } }
    const message = event({ type: 'checkout.session.completed', customer: customerOf(other), about: claim })
    expect((await tell(message)).status).toBe(200)
    expect((await billing()).status).toBe('trial')
    expect((await billing(other)).status).toBe('active')
  })

  test('when an earlier question is answered last, then the later answer stands', async () => {
    await buy()
    let release: (() => void) | undefined
    let isAsked: (() => void) | undefined
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    processor.hold = () => {
      isAsked?.()
      processor.hold = undefined
      return new Promise<void>((resolve) => (release = resolve))
    }
    const early = tell(event())
    await asked
    subscription().status = 'canceled'
    await tellChange()
    release?.()
    expect((await early).status).toBe(200)
    expect((await billing()).status).toBe('trial')
  })
})

const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete'] as const
const isPaid = (status: string) => ['active', 'trialing', 'past_due'].includes(status)

describe('in any order', () => {
  test('late, early, twice and at once: when every change has been told, the club is as the processor has it', async () => {
    await buy()
    const changes = fc.array(
      fc.record({ status: fc.constantFrom(...statuses), tellsAfter: fc.boolean(), again: fc.nat(3) }),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(changes, fc.infiniteStream(fc.nat(1000)), async (steps, numbers) => {
        const waiting: ReturnType<CardProcessorServer['message']>[] = []
        for (const { status, tellsAfter, again } of steps) {
          subscription().status = status
          const message = event({ about: { status } })
          for (let i = 0; i <= again; i++) waiting.push(message)
          if (tellsAfter) waiting.push(...(await tellOne(waiting, numbers)))
        }
        const order = waiting
          .map((message) => ({ message, at: Number(numbers.next().value) }))
          .sort((a, b) => a.at - b.at)
        const half = Math.floor(order.length / 2)
        for (const { message } of order.slice(0, half)) await taken(message)
        await Promise.all(order.slice(half).map(({ message }) => taken(message)))
        expect((await billing()).status).toBe(isPaid(subscription().status) ? 'active' : 'trial')
      }),
      { numRuns: 15 },
    )
  })

  const taken = async (message: ReturnType<CardProcessorServer['message']>) =>
    expect((await tell(message)).status).toBe(200)

  /** Tells one of those that wait, and gives it back, because it may come again. */
  async function tellOne(
    waiting: ReturnType<CardProcessorServer['message']>[],
    numbers: { next: () => { value: unknown } },
  ) {
    const message = waiting[Number(numbers.next().value) % waiting.length]
    if (!message) return []
    await taken(message)
    return [message]
  }
})

describe('a trial that is over', () => {
  test('stops new courses and competitions with its own sentence, and nothing else; a plan opens them again', async () => {
    const before = await createTestCompetition(server, club)
    await setTimeSignedIn(server, LATER)
    expect(await billing()).toMatchObject({ status: 'lapsed', trialDaysLeft: null })
    for (const refused of [await createCourse(), await createCompetition()])
      expect(refused).toMatchObject({
        status: 402,
        body: { code: 'plan_needed', message: errors.plan_needed.message },
      })
    const here = `/api/clubs/${club.clubId}`
    for (const [method, path, body] of [
      ['GET', here, undefined],
      ['PATCH', here, { name: `Still ${count}` }],
      ['PATCH', `/api/courses/${club.courseId}`, { slope: 120 }],
      ['PATCH', `/api/competitions/${before}`, { name: 'Later Medal' }],
      ['GET', `/api/competitions/${before}/leaderboard`, undefined],
      ['GET', `/api/clubs/${club.clubId}/members`, undefined],
    ] as const)
      expect(await club.admin(method, path, body)).toMatchObject({ status: 200 })
    expect(expectBody(await club.admin('GET', here), clubShape)).toMatchObject({ isPlanNeeded: true })
    await buy()
    expect((await createCourse()).status).toBe(200)
    expect((await createCompetition()).status).toBe(200)
  })

  test.each([
    ['a card that fails is tried again and stops nothing', 'past_due', 200],
    ['a plan that was given up stops them', 'unpaid', 402],
    ['a plan that ended stops them', 'canceled', 402],
  ])('%s', async (_case, status, expected) => {
    await buy()
    await setTimeSignedIn(server, LATER)
    subscription().status = status
    await tellChange()
    expect((await createCourse()).status).toBe(expected)
    expect(await billing()).toMatchObject({ isFailing: status === 'past_due' })
  })

  test('a plan that is ended runs until the end of what was paid, and says so', async () => {
    await buy()
    subscription().cancelAtPeriodEnd = true
    await tellChange()
    expect(await billing()).toMatchObject({ status: 'active', endsThen: true })
    await setTimeSignedIn(server, LATER)
    expect((await createCourse()).status).toBe(200)
  })

  test('where no processor is configured, nothing is stopped and billing says so', async () => {
    const free = await startTestServer(START)
    const poor = await createTestClub(free)
    await setTimeSignedIn(free, LATER)
    expect(await billing(poor)).toMatchObject({ takesPayments: false, status: 'lapsed' })
    const course = { name: 'Nine', clubId: poor.clubId, holeCount: 9 }
    expect((await poor.admin('POST', '/api/courses', course)).status).toBe(200)
    expect(typeof (await createTestCompetition(free, poor))).toBe('string')
    expect(await checkout('annual', poor)).toMatchObject({ status: 409, body: { code: 'payments_off' } })
    expect((await free.browser()('POST', '/api/payments/events', '{}')).status).toBe(404)
    expect(expectBody(await poor.admin('GET', `/api/clubs/${poor.clubId}`), clubShape).isPlanNeeded).toBe(
      false,
    )
    await free.close()
  })
})

describe('the look of each day', () => {
  const look = async () => {
    const { payments } = server.config
    if (!payments) throw new Error('The server has no processor')
    const { db, pool } = connect(server.database.url)
    const unseen: unknown[] = []
    const log = { error: (about: unknown) => void unseen.push(about) }
    await repairSubscriptions({ db, now: server.now, log }, new CardProcessor(payments))
    await pool.end()
    return unseen
  }

  test('repairs what a lost message left, once a day, and forgets messages of long ago', async () => {
    await buy()
    subscription().status = 'canceled'
    await look()
    expect((await billing()).status).toBe('active')
    await setTimeSignedIn(server, new Date(START.getTime() + 25 * 3_600_000))
    await look()
    expect((await billing()).status).toBe('trial')
    const rows = () =>
      server.database.pool.query('select 1 from payment_events where club_id = $1', [club.clubId])
    expect((await rows()).rowCount).toBe(1)
    await setTimeSignedIn(server, new Date(START.getTime() + 91 * 24 * 3_600_000))
    await look()
    expect((await rows()).rowCount).toBe(0)
  })

  test('goes on to the other clubs where the processor refuses to speak about one, which waits for the next day', async () => {
    await buy()
    server.setTime(new Date(START.getTime() + 60_000))
    club = await createTestClub(server)
    await buy()
    subscription().status = 'canceled'
    await setTimeSignedIn(server, new Date(START.getTime() + 25 * 3_600_000))
    processor.faults.push(403)
    expect(await look()).toHaveLength(1)
    expect((await billing()).status).toBe('trial')
    const asked = processor.asked.length
    expect(await look()).toEqual([])
    expect(processor.asked).toHaveLength(asked)
  })

  test('changes of the plan stand in the log, each once', async () => {
    await buy('monthly')
    await tellChange()
    subscription().status = 'canceled'
    await tellChange()
    const log = expectBody(
      await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?limit=200`),
      z.object({
        entries: z.array(z.looseObject({ action: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    )
    const changes = log.entries.filter(({ action }) => action === 'club.plan_changed')
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        { isPaid: true, planType: 'monthly' },
        { isPaid: false, planType: null },
      ],
      [
        { isPaid: false, planType: null },
        { isPaid: true, planType: 'monthly' },
      ],
    ])
  })
})
