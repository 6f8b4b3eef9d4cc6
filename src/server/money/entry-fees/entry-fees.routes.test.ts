import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getCompetition } from '#contract/competition/competitions.ts'
import { readEntries } from '#contract/competition/entries.ts'
import { getCardAccount, getOwnFee } from '#contract/money/entry-fees.ts'
import { startCardProcessor, type CardProcessorServer } from '#test/card-processor.ts'
import { payFeePage } from '#test/fee-payments.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { connect } from '../../platform/db/client.ts'
import { CardProcessor } from '../card-processor.ts'
import { finishEntryFees } from './finish-entry-fees.ts'

/* Entry fees by card against a server that plays the processor and checks what it is sent. */

const START = new Date('2026-06-06T09:00:00Z')
const HERE = 'https://golf.example.org'
const minutes = (count: number) => new Date(START.getTime() + count * 60_000)

let server: TestServer
let processor: CardProcessorServer
/** Of all tests that leave its account as it is. */
let shared: TestClub
let club: TestClub
let player: Browser
let userId: string
let competitionId: string
let count = 0

beforeAll(async () => {
  processor = await startCardProcessor()
  server = await startTestServer(START, processor.env(HERE))
  processor.now = server.now
  shared = await createTestClub(server, 'Fees')
  club = shared
  await connectClub()
})
beforeEach(async () => {
  server.setTime(START)
  count += 1
  await playIn(shared)
})
afterEach(() => {
  processor.faults.length = 0
  processor.hold = undefined
  processor.refusesRefunds = undefined
})
afterAll(async () => {
  await server.close()
  await processor.close()
})

/** A player of the club and a competition with a fee. */
async function playIn(one: TestClub) {
  club = one
  const signedUp = await signUpAs(server, {
    firstName: `Pia${count}`,
    lastName: one.clubCode,
    clubCode: one.clubCode,
  })
  player = signedUp.browser
  userId = signedUp.userId
  competitionId = await createTestCompetition(server, club, { entryFee: '15.00', feeWay: 'card_or_desk' })
}
/** For a test that leaves the club or its account otherwise than it was. */
async function playInOwnClub() {
  club = await createTestClub(server, `Fees ${count}`)
  await connectClub()
  await playIn(club)
}

const Page = z.object({ url: z.string() })
const here = (end: string) => `/api/competitions/${competitionId}/${end}`
const ofClub = (end: string) => `/api/clubs/${club.clubId}/card-account${end}`
const accountOfClub = () => {
  const found = processor.accounts.findLast(({ clubId }) => clubId === club.clubId)
  if (!found) throw new Error('The club has no account')
  return found
}
const pagesOfCompetition = () =>
  processor.feePages.filter(
    ({ account, success_url }) =>
      account === accountOfClub().id && success_url.includes(`/${competitionId}/`),
  )
const cardAccount = async () => expectBody(await club.admin('GET', ofClub('')), getCardAccount.reply)
const lookAtAccount = async () => expectBody(await club.admin('POST', ofClub('/look')), getCardAccount.reply)
async function connectClub() {
  expectBody(await club.admin('POST', ofClub('/connection')), Page)
  Object.assign(accountOfClub(), { hasDetails: true, takesCards: true })
  expect((await lookAtAccount()).state).toBe('ready')
}
const enter = async (who = player) => expect((await who('POST', here('join'), {})).status).toBe(200)
const pay = (who = player) => who('POST', here('fee/payment'))
const ownFee = async (who = player) => expectBody(await who('GET', here('fee')), getOwnFee.reply)
const look = async (who = player) => expectBody(await who('POST', here('fee/look')), getOwnFee.reply)
const openPage = async (who = player) => {
  const { url } = expectBody(await pay(who), Page)
  return url.slice(url.lastIndexOf('/') + 1)
}
const messageOf = (
  pageId: string,
  more: { type?: string; id?: string; secret?: string; at?: Date; about?: object; account?: string } = {},
) => {
  const { type = 'checkout.session.completed', id, secret, at = server.now(), about = {} } = more
  return processor.message(
    {
      type,
      customer: null,
      account: more.account ?? accountOfClub().id,
      ...(id && { id }),
      about: { object: 'checkout.session', id: pageId, ...about },
    },
    { at, ...(secret && { secret }) },
  )
}
const send = async (message: ReturnType<typeof messageOf>) =>
  (await server.browser()('POST', '/api/payments/events', message.body, message.headers)).status
const tell = async (pageId: string) => expect(await send(messageOf(pageId))).toBe(200)
/** Enters, pays, and the message has come. Gives the page. */
const payAll = async () => {
  await enter()
  const page = await openPage()
  payFeePage(processor, page)
  await tell(page)
  return page
}
const entryOf = async (id = userId) => {
  const { entries } = expectBody(await club.admin('GET', here('entry-list')), readEntries.reply)
  return entries.find((one) => one.userId === id)
}
const change = (body: object) => club.admin('PATCH', here('entry-list'), { userIds: [userId], ...body })
const withdraw = () => club.admin('POST', here('withdrawals'), { userIds: [userId], reason: 'Ill' })
const edit = async (body: object) => {
  const { version } = expectBody(await club.admin('GET', here('').slice(0, -1)), getCompetition.reply)
  const answer = await club.admin('PATCH', here('').slice(0, -1), { version, ...body })
  expect(answer.status).toBe(200)
}
const cancel = async () =>
  expect((await club.admin('PATCH', here('status'), { status: 'cancelled' })).status).toBe(200)
const refundsOf = (page: string) => processor.refunds.filter(({ intent }) => intent === `pi_of_${page}`)
/** What the server does by itself, woken by its own announcement. */
const finish = async () => {
  const { payments } = server.config
  if (!payments) throw new Error('The server has no processor')
  const { db, pool } = connect(server.database.url)
  const unfinished: unknown[] = []
  const log = { error: (about: unknown) => void unfinished.push(about) }
  await finishEntryFees({ db, now: server.now, log }, new CardProcessor(payments))
  await pool.end()
  return unfinished
}
const paymentState = async () => (await ownFee()).payments[0]?.state
const actions = async () => {
  const answer = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?limit=200`)
  const { entries } = expectBody(
    answer,
    z.object({ entries: z.array(z.looseObject({ action: z.string() })) }),
  )
  return entries
    .map(({ action }) => action)
    .filter((one) => /card|fee/.test(one))
    .toReversed()
}

describe('the account of a club', () => {
  test('is made once, finished on the processor’s page, and told of by message', async () => {
    const other = await createTestClub(server, `Other ${count}`)
    club = other
    expect(await cardAccount()).toEqual({ isOffered: true, state: 'none' })
    const urls = await Promise.all([1, 2].map(() => club.admin('POST', ofClub('/connection'))))
    for (const answer of urls) expect(new URL(expectBody(answer, Page).url).pathname).toMatch(/^\/onboard\//)
    expect(processor.accounts.filter(({ clubId }) => clubId === club.clubId)).toHaveLength(1)
    expect((await lookAtAccount()).state).toBe('unfinished')
    Object.assign(accountOfClub(), { hasDetails: true, takesCards: true })
    const about = { object: 'account', id: accountOfClub().id }
    expect(await send(messageOf('', { type: 'account.updated', about }))).toBe(200)
    expect((await cardAccount()).state).toBe('ready')
    accountOfClub().takesCards = false
    expect((await lookAtAccount()).state).toBe('stopped')
  })

  test('is disconnected: pages close, nothing is paid any more, and what was paid still goes back', async () => {
    await playInOwnClub()
    const page = await payAll()
    const { browser: second } = await signUpAs(server, { firstName: `Sam${count}`, clubCode: club.clubCode })
    await enter(second)
    const open = await openPage(second)
    expect((await club.admin('DELETE', ofClub('/connection'))).status).toBe(200)
    expect((await club.admin('DELETE', ofClub('/connection'))).status).toBe(200)
    await finish()
    expect(processor.feePages.find(({ id }) => id === open)?.status).toBe('expired')
    expect(await pay(second)).toMatchObject({ status: 409, body: { code: 'fee_at_desk' } })
    expect((await ownFee(second)).way).toBe('desk')
    await withdraw()
    await change({ fee: 'refunded' })
    await finish()
    expect(refundsOf(page)).toHaveLength(1)
    expect((await entryOf())?.fee).toBe('refunded')
    await club.admin('POST', ofClub('/connection'))
    expect((await cardAccount()).state).toBe('ready')
    expect(processor.accounts.filter(({ clubId }) => clubId === club.clubId)).toHaveLength(1)
  })

  test('that the club has taken away at the processor is none, and a new one is made', async () => {
    await playInOwnClub()
    accountOfClub().isGone = true
    const about = { object: 'application' }
    expect(await send(messageOf('', { type: 'account.application.deauthorized', about }))).toBe(200)
    expect((await cardAccount()).state).toBe('none')
    expectBody(await club.admin('POST', ofClub('/connection')), Page)
    expect(processor.accounts.filter(({ clubId }) => clubId === club.clubId)).toHaveLength(2)
    expect((await cardAccount()).state).toBe('unfinished')
  })
})

describe('paying', () => {
  test('the page is of the club’s account with the competition’s amount, and the message makes the entry paid', async () => {
    expect(await ownFee()).toMatchObject({ fee: 'none', mayPay: false, way: 'card_or_desk' })
    await enter()
    expect(await ownFee()).toMatchObject({ fee: 'owed', mayPay: true, amount: '15.00', currency: 'USD' })
    const seen = expectBody(await player('GET', here('').slice(0, -1)), getCompetition.reply)
    expect(seen).toMatchObject({ feeWay: 'card_or_desk', owesFee: true })
    const page = await openPage()
    expect(pagesOfCompetition()).toMatchObject([
      {
        amount: 1500,
        currency: 'usd',
        what: 'June Stableford · Fees',
        success_url: `${HERE}/competitions/${competitionId}/fee?payment=made`,
        cancel_url: `${HERE}/competitions/${competitionId}/fee?payment=left`,
      },
    ])
    payFeePage(processor, page)
    expect((await ownFee()).fee).toBe('owed')
    await tell(page)
    expect(await ownFee()).toMatchObject({
      fee: 'paid',
      mayPay: false,
      payments: [{ state: 'paid', amount: '15.00', paidAt: START.toISOString() }],
    })
    expect(await entryOf()).toMatchObject({
      fee: 'paid',
      paid: '15.00',
      byCard: { state: 'paid', at: START.toISOString() },
    })
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'fee_settled' } })
    expect((await actions()).slice(-1)).toEqual(['competition.fee_paid_by_card'])
  })

  test('nothing that the browser sends changes the amount', async () => {
    await enter()
    const asked = processor.asked.length
    const answer = await player('POST', here('fee/payment'), { amount: '0.01', currency: 'JPY' })
    if (answer.status === 200)
      expect(pagesOfCompetition().at(-1)).toMatchObject({ amount: 1500, currency: 'usd' })
    else expect(processor.asked).toHaveLength(asked)
  })

  test('a currency without a smaller unit is asked for in whole units', async () => {
    await playInOwnClub()
    await server.database.pool.query(`update clubs set currency = 'JPY' where id = $1`, [club.clubId])
    competitionId = await createTestCompetition(server, club, { entryFee: '1500', feeWay: 'card' })
    await enter()
    await openPage()
    expect(pagesOfCompetition().at(-1)).toMatchObject({ amount: 1500, currency: 'jpy' })
  })

  test('asked again, also twice at once, it is the same page; one whose day is over is followed by another', async () => {
    await enter()
    const pages = await Promise.all([openPage(), openPage()])
    expect(await openPage()).toBe(pages[0])
    expect(new Set(pages).size).toBe(1)
    const [page] = pagesOfCompetition()
    if (page) page.status = 'expired'
    expect(await openPage()).not.toBe(pages[0])
    expect(pagesOfCompetition().map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  test('who has paid a moment ago is refused a second page, before any message has come', async () => {
    await enter()
    payFeePage(processor, await openPage())
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'fee_settled' } })
    expect((await ownFee()).fee).toBe('paid')
  })

  test('when the message is lost, then the page can ask, and within an hour or so the server does', async () => {
    await enter()
    payFeePage(processor, await openPage())
    await finish()
    expect((await ownFee()).fee).toBe('owed')
    expect((await look()).fee).toBe('paid')
    await club.admin('POST', here('withdrawals'), { userIds: [userId], reason: 'x' })
    const { browser: second } = await signUpAs(server, { firstName: `Sue${count}`, clubCode: club.clubCode })
    await enter(second)
    payFeePage(processor, await openPage(second))
    server.setTime(minutes(61))
    await finish()
    expect((await ownFee(second)).fee).toBe('paid')
  })

  test.each([
    ['on the reserve list', { maxParticipants: 2 }, 'fee_not_open'],
    ['of a competition whose fee is paid at the desk', { feeWay: 'desk' }, 'fee_at_desk'],
    ['of a competition without a fee', { entryFee: null }, 'fee_not_open'],
  ])('somebody %s is told why there is nothing to pay', async (_case, more, code) => {
    competitionId = await createTestCompetition(server, club, {
      entryFee: '15.00',
      feeWay: 'card',
      ...more,
    })
    if ('maxParticipants' in more)
      for (const name of ['Rob', 'Ron'])
        await enter(
          (await signUpAs(server, { firstName: `${name}${count}`, clubCode: club.clubCode })).browser,
        )
    await player('POST', here('join'), {})
    expect(await pay()).toMatchObject({ status: 409, body: { code } })
    expect(pagesOfCompetition()).toHaveLength(0)
  })

  test('others of the club pay only for themselves, and other clubs learn nothing', async () => {
    await enter()
    const { browser: second } = await signUpAs(server, { firstName: `Pat${count}`, clubCode: club.clubCode })
    expect(await pay(second)).toMatchObject({ status: 409, body: { code: 'fee_not_open' } })
    const foreign = await createTestClub(server, `Foreign ${count}`)
    for (const [method, end] of [
      ['GET', 'fee'],
      ['POST', 'fee/payment'],
      ['POST', 'fee/look'],
    ] as const)
      expect((await foreign.admin(method, here(end))).status).toBe(404)
    for (const method of ['POST', 'DELETE'] as const)
      expect((await player(method, ofClub('/connection'))).status).toBe(403)
  })
})

describe('what changes while the page is open', () => {
  test('another fee closes it, and the next page has the new one', async () => {
    await enter()
    const page = await openPage()
    await edit({ entryFee: '20.00' })
    await vi.waitUntil(() => pagesOfCompetition()[0]?.status === 'expired')
    const next = await openPage()
    expect(next).not.toBe(page)
    expect(pagesOfCompetition().at(-1)?.amount).toBe(2000)
  })

  test('when it was paid before the fee was changed, then the entry is paid, however late the message', async () => {
    await enter()
    const page = await openPage()
    payFeePage(processor, page)
    server.setTime(minutes(5))
    await edit({ entryFee: '20.00' })
    await finish()
    expect(await entryOf()).toMatchObject({ fee: 'paid', paid: '15.00' })
    await tell(page)
    expect(refundsOf(page)).toHaveLength(0)
  })

  test('when it is paid after the fee was changed, then the money goes back at once', async () => {
    await enter()
    const page = await openPage()
    await edit({ entryFee: '20.00' })
    await vi.waitUntil(() => pagesOfCompetition()[0]?.status === 'expired')
    // The closing came too late for somebody who was typing.
    Object.assign(pagesOfCompetition()[0] ?? {}, { status: 'open' })
    server.setTime(minutes(5))
    payFeePage(processor, page)
    await tell(page)
    expect(refundsOf(page)).toMatchObject([{ amount: 1500 }])
    expect(await ownFee()).toMatchObject({
      fee: 'owed',
      mayPay: true,
      payments: [{ state: 'returned', returnReason: 'fee_changed' }],
    })
  })

  test.each([
    ['the player has left', () => player('DELETE', here('join')), 'not_entered', 'withdrawn'],
    ['the club has withdrawn them', () => withdraw(), 'not_entered', 'withdrawn'],
    ['the desk has taken the fee', () => change({ fee: 'paid' }), 'paid_already', 'entered'],
    ['the desk has waived it', () => change({ fee: 'waived' }), 'paid_already', 'entered'],
    [
      'the competition is cancelled',
      () => club.admin('PATCH', here('status'), { status: 'cancelled' }),
      'cancelled',
      'entered',
    ],
  ])(
    'when %s, then the page is closed, and what was paid all the same goes back',
    async (_case, act, reason, status) => {
      await enter()
      const page = await openPage()
      expect((await act()).status).toBe(200)
      await vi.waitUntil(() => pagesOfCompetition()[0]?.status === 'expired')
      expect((await entryOf())?.status).toBe(status)
      // Somebody was faster than the closing.
      Object.assign(pagesOfCompetition()[0] ?? {}, { status: 'open' })
      payFeePage(processor, page)
      await tell(page)
      expect(refundsOf(page)).toHaveLength(1)
      expect((await ownFee()).payments).toMatchObject([{ state: 'returned', returnReason: reason }])
      expect((await entryOf())?.byCard).toMatchObject({ state: 'returned' })
    },
  )
})

describe('messages', () => {
  test.each([
    ['signed with the secret of the other webhook', { secret: 'whsec_of_somebody' }],
    ['signed six minutes ago', { at: minutes(-6) }],
  ])('one %s is refused and changes nothing', async (_case, more) => {
    await enter()
    const page = await openPage()
    payFeePage(processor, page)
    const asked = processor.asked.length
    expect(await send(messageOf(page, more))).toBe(400)
    expect(processor.asked).toHaveLength(asked)
  })

  test('one that comes twice is asked about once', async () => {
    await enter()
    const page = await openPage()
    payFeePage(processor, page)
    const message = messageOf(page)
    expect(await send(message)).toBe(200)
    const asked = processor.asked.length
    expect(await send(message)).toBe(200)
    expect(processor.asked).toHaveLength(asked)
  })

  test('one that claims a payment that was not made changes nothing', async () => {
    await enter()
    const page = await openPage()
    expect(await send(messageOf(page, { about: { payment_status: 'paid', status: 'complete' } }))).toBe(200)
    expect((await ownFee()).fee).toBe('owed')
  })

  test('one about another club’s account that names this club’s page changes nothing', async () => {
    await enter()
    const page = await openPage()
    payFeePage(processor, page)
    expect(await send(messageOf(page, { account: 'acct_of_somebody' }))).toBe(200)
    expect((await ownFee()).fee).toBe('owed')
  })

  test('while the processor is away it is not taken, and comes again', async () => {
    await enter()
    const page = await openPage()
    payFeePage(processor, page)
    const message = messageOf(page)
    processor.faults.push('hang up', 'hang up')
    expect(await send(message)).toBe(503)
    expect((await ownFee()).fee).toBe('owed')
    expect(await send(message)).toBe(200)
    expect((await ownFee()).fee).toBe('paid')
  })

  test('late, early, twice and at once: paid and paid back ends as the processor has it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }),
        async (isReturned, order) => {
          competitionId = await createTestCompetition(server, club, { entryFee: '15.00', feeWay: 'card' })
          await enter()
          const page = await openPage()
          payFeePage(processor, page)
          const intent = `pi_of_${page}`
          if (isReturned)
            processor.refunds.push({
              id: `re_${page}`,
              account: accountOfClub().id,
              intent,
              amount: 1500,
              status: 'succeeded',
              failure: undefined,
            })
          const paid = messageOf(page)
          const refunded = messageOf(page, {
            type: 'charge.refunded',
            about: { object: 'charge', id: 'ch', payment_intent: intent },
          })
          const messages = [paid, refunded, paid, refunded, messageOf(page)]
            .map((message, i) => ({ message, at: order[i] ?? 0 }))
            .sort((a, b) => a.at - b.at)
          for (const { message } of messages.slice(0, 2)) expect(await send(message)).toBe(200)
          const rest = await Promise.all(messages.slice(2).map(({ message }) => send(message)))
          expect(rest.every((status) => status === 200)).toBe(true)
          expect(await paymentState()).toBe(isReturned ? 'returned' : 'paid')
          expect((await ownFee()).fee).toBe(isReturned ? 'owed' : 'paid')
        },
      ),
      { numRuns: 10 },
    )
  })
})

describe('paying back', () => {
  test('who leaves in time has the fee back on the card, once, and owes it again when they come back', async () => {
    const page = await payAll()
    expect((await player('DELETE', here('join'))).status).toBe(200)
    await vi.waitUntil(() => refundsOf(page).length === 1)
    await Promise.all([finish(), finish()])
    await finish()
    expect(refundsOf(page)).toMatchObject([{ amount: 1500, status: 'succeeded' }])
    expect(await ownFee()).toMatchObject({
      fee: 'refunded',
      mayPay: false,
      payments: [{ state: 'returned', returnReason: 'withdrawn', returnedAt: START.toISOString() }],
    })
    await enter()
    expect(await ownFee()).toMatchObject({ fee: 'owed', mayPay: true })
    const again = await openPage()
    expect(again).not.toBe(page)
    payFeePage(processor, again)
    await tell(again)
    expect((await ownFee()).payments.map(({ state }) => state).sort()).toEqual(['paid', 'returned'])
    expect(await entryOf()).toMatchObject({ fee: 'paid', byCard: { state: 'paid' } })
  })

  test('when the competition is cancelled, then every card has its fee back, and the desk notes its own', async () => {
    const page = await payAll()
    const { browser: second, userId: secondId } = await signUpAs(server, {
      firstName: `Don${count}`,
      clubCode: club.clubCode,
    })
    await enter(second)
    await club.admin('PATCH', here('entry-list'), { userIds: [secondId], fee: 'paid' })
    await cancel()
    await vi.waitUntil(() => refundsOf(page).length === 1)
    await finish()
    expect((await entryOf())?.fee).toBe('refunded')
    expect((await entryOf(secondId))?.fee).toBe('paid')
    await club.admin('PATCH', here('entry-list'), { userIds: [secondId], fee: 'refunded' })
    expect((await entryOf(secondId))?.fee).toBe('refunded')
    expect(refundsOf(page)).toHaveLength(1)
  })

  test('whom the club withdraws, it pays back when it says so; asked twice the card has it once', async () => {
    await playInOwnClub()
    const page = await payAll()
    await withdraw()
    await finish()
    expect(refundsOf(page)).toHaveLength(0)
    expect((await entryOf())?.fee).toBe('paid')
    await Promise.all([change({ fee: 'refunded' }), change({ fee: 'refunded' })])
    await finish()
    await change({ fee: 'refunded' })
    await finish()
    expect(refundsOf(page)).toHaveLength(1)
    expect(await entryOf()).toMatchObject({ fee: 'refunded', byCard: { state: 'returned' } })
    expect(await actions()).toContain('competition.fee_return_asked')
    expect((await actions()).filter((one) => one === 'competition.fee_returned_to_card')).toHaveLength(1)
  })

  test('what was paid by card is not noted away by hand', async () => {
    await payAll()
    for (const fee of ['owed', 'waived'])
      expect(await change({ fee })).toMatchObject({ status: 409, body: { code: 'paid_by_card' } })
    expect((await entryOf())?.fee).toBe('paid')
  })

  test('when the processor refuses, then its words stand at the entry, and asking anew is another request', async () => {
    const page = await payAll()
    await withdraw()
    processor.refusesRefunds = 'Insufficient funds in your Stripe balance.'
    await change({ fee: 'refunded' })
    await finish()
    expect(await entryOf()).toMatchObject({
      fee: 'paid',
      byCard: { state: 'refused', refusal: 'Insufficient funds in your Stripe balance.' },
    })
    processor.refusesRefunds = undefined
    await finish()
    expect(refundsOf(page)).toHaveLength(0)
    await change({ fee: 'refunded' })
    await finish()
    expect(refundsOf(page)).toHaveLength(1)
    expect((await entryOf())?.fee).toBe('refunded')
  })

  test('while the processor is away it waits, and is done when it is back', async () => {
    const page = await payAll()
    processor.faults.push(...Array.from({ length: 20 }, () => 500))
    await player('DELETE', here('join'))
    await vi.waitUntil(() => processor.faults.length < 20)
    expect(await paymentState()).toBe('returning')
    processor.faults.length = 0
    await finish()
    expect(refundsOf(page)).toHaveLength(1)
    expect(await paymentState()).toBe('returned')
  })

  test('a refund that the bank turns down days later is said, and the entry is paid as it was', async () => {
    const page = await payAll()
    await player('DELETE', here('join'))
    await finish()
    const [refund] = refundsOf(page)
    Object.assign(refund ?? {}, { status: 'failed', failure: 'expired_or_canceled_card' })
    await setTimeSignedIn(server, minutes(3 * 24 * 60))
    const about = { object: 'refund', id: refund?.id, payment_intent: `pi_of_${page}` }
    expect(await send(messageOf(page, { type: 'refund.failed', about }))).toBe(200)
    expect(await entryOf()).toMatchObject({
      fee: 'paid',
      byCard: { state: 'refused', refusal: 'expired_or_canceled_card' },
    })
  })

  test('what the club paid back in the processor’s own dashboard is paid back here', async () => {
    const page = await payAll()
    await withdraw()
    processor.refunds.push({
      id: `re_${page}`,
      account: accountOfClub().id,
      intent: `pi_of_${page}`,
      amount: 1500,
      status: 'succeeded',
      failure: undefined,
    })
    await change({ fee: 'refunded' })
    await finish()
    expect(refundsOf(page)).toHaveLength(1)
    expect((await entryOf())?.fee).toBe('refunded')
  })
})

describe('what cannot be finished', () => {
  /** Another club, in which everything works, with a fee that is to go back. Gives its page. */
  const owedByOther = async () => {
    club = await createTestClub(server, `Other ${count}`)
    player = (await signUpAs(server, { firstName: `Oli${count}`, clubCode: club.clubCode })).browser
    await connectClub()
    competitionId = await createTestCompetition(server, club, { entryFee: '15.00', feeWay: 'card' })
    const page = await payAll()
    await player('DELETE', here('join'))
    return page
  }
  const stateOf = async (page: string) => {
    const { rows } = await server.database.pool.query<{ state: string }>(
      'select state from entry_payments where session_id = $1',
      [page],
    )
    return rows[0]?.state
  }

  test('when a club takes its account away at the processor, then the fees of other clubs still go back', async () => {
    await playInOwnClub()
    await enter()
    const open = await openPage()
    accountOfClub().isGone = true
    const { admin, clubId } = club
    await setTimeSignedIn(server, minutes(61))
    const page = await owedByOther()
    expect(await finish()).toEqual([])
    expect(refundsOf(page)).toHaveLength(1)
    expect(await stateOf(page)).toBe('returned')
    expect(await stateOf(open)).toBe('expired')
    const account = await admin('GET', `/api/clubs/${clubId}/card-account`)
    expect(expectBody(account, getCardAccount.reply).state).toBe('none')
  })

  test('when the account with the fee is gone, then the club reads that it has not gone back', async () => {
    await playInOwnClub()
    await payAll()
    accountOfClub().isGone = true
    await player('DELETE', here('join'))
    expect(await finish()).toEqual([])
    expect((await entryOf())?.byCard).toMatchObject({ state: 'refused' })
  })

  test('when a payment is of another amount, then it is logged, waits its hour, and holds up nobody', async () => {
    await enter()
    const wrong = await openPage()
    Object.assign(payFeePage(processor, wrong), { amount: 1 })
    await setTimeSignedIn(server, minutes(61))
    const page = await owedByOther()
    await finish()
    await vi.waitUntil(async () => (await stateOf(page)) === 'returned')
    expect(refundsOf(page)).toHaveLength(1)
    expect(await stateOf(wrong)).toBe('open')
    expect(await finish()).toEqual([])
    server.setTime(minutes(130))
    expect(await finish()).toHaveLength(1)
  })

  test('when a refund fails before it is noted, then the club reads why, and asks anew with another', async () => {
    const page = await payAll()
    await withdraw()
    processor.hold = () => {
      for (const refund of refundsOf(page)) Object.assign(refund, { status: 'failed', failure: 'lost_card' })
      return Promise.resolve()
    }
    await change({ fee: 'refunded' })
    await finish()
    expect((await entryOf())?.byCard).toMatchObject({ state: 'refused', refusal: 'lost_card' })
    processor.hold = undefined
    processor.faults.push(...Array.from({ length: 20 }, () => 500))
    await change({ fee: 'refunded' })
    await vi.waitUntil(() => processor.faults.length < 20)
    processor.faults.length = 0
    await look()
    expect(await stateOf(page)).not.toBe('refused')
    await tell(page)
    expect(await stateOf(page)).toBe('returned')
    expect(refundsOf(page).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })
})

describe('without the keys for it', () => {
  test('nothing is offered, and the desk notes payments as ever', async () => {
    const free = await startTestServer(START, { ...processor.env(HERE), STRIPE_CONNECT_WEBHOOK_SECRET: '' })
    const poor = await createTestClub(free, 'Poor')
    const own = `/api/clubs/${poor.clubId}/card-account`
    expect(expectBody(await poor.admin('GET', own), getCardAccount.reply)).toEqual({
      isOffered: false,
      state: 'none',
    })
    expect(await poor.admin('POST', `${own}/connection`)).toMatchObject({
      status: 409,
      body: { code: 'payments_off' },
    })
    const medal = await createTestCompetition(free, poor, { entryFee: '15.00', feeWay: 'card' })
    const pia = await signUpAs(free, { firstName: 'Pia', clubCode: poor.clubCode })
    await pia.browser('POST', `/api/competitions/${medal}/join`, {})
    expect(await pia.browser('POST', `/api/competitions/${medal}/fee/payment`)).toMatchObject({
      status: 409,
      body: { code: 'fee_at_desk' },
    })
    const fee = expectBody(await pia.browser('GET', `/api/competitions/${medal}/fee`), getOwnFee.reply)
    expect(fee).toMatchObject({ way: 'desk', fee: 'owed', mayPay: false })
    const noted = { userIds: [pia.userId], fee: 'paid' }
    expect((await poor.admin('PATCH', `/api/competitions/${medal}/entry-list`, noted)).status).toBe(200)
    await free.close()
  })
})
