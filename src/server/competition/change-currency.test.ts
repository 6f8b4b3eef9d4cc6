import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getCompetition } from '#contract/competition/competitions.ts'
import { startCardProcessor, type CardProcessorServer } from '#test/card-processor.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let processor: CardProcessorServer
let club: TestClub
let count = 0

beforeAll(async () => {
  processor = await startCardProcessor()
  server = await startTestServer(new Date('2026-06-06T09:00:00Z'), processor.env('https://golf.example.org'))
  processor.now = server.now
})
beforeEach(async () => {
  count += 1
  club = await createTestClub(server, `Money Links ${count}`)
})
afterAll(async () => {
  await server.close()
  await processor.close()
})

const Page = z.object({ url: z.string() })
const toCurrency = (currency: string) => club.admin('PATCH', `/api/clubs/${club.clubId}`, { currency })
const feeOf = async (id: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${id}`), getCompetition.reply)
const medal = (more: object = {}) => createTestCompetition(server, club, { name: 'May Medal', ...more })
const prizesOf = (amount: string) => ({
  version: 0,
  onePerPlayer: false,
  categories: [{ id: 'pzc_aaaaaaaa', kind: 'result', prizes: [{ amount }] }],
})

async function entrant(competitionId: string) {
  const player = await signUpAs(server, { firstName: `Pam${count}`, clubCode: club.clubCode })
  expect((await player.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
  const say = (fee: string) =>
    club.admin('PATCH', `/api/competitions/${competitionId}/entry-list`, { userIds: [player.userId], fee })
  return { ...player, say }
}

describe('money that was taken', () => {
  test('when a fee was paid and paid back, then the currency stays; noted by mistake, it can be set back', async () => {
    const id = await medal({ entryFee: '10.00' })
    const { userId, say } = await entrant(id)
    expect((await say('paid')).status).toBe(200)
    const withdrawn = await club.admin('POST', `/api/competitions/${id}/withdrawals`, {
      userIds: [userId],
      reason: 'Ill',
    })
    expect(withdrawn.status, withdrawn.text).toBe(200)
    expect((await say('refunded')).status).toBe(200)
    const refused = await toCurrency('GBP')
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'fees_paid', message: expect.stringContaining('includes fees paid back since') as unknown },
    ])
    expect((await say('owed')).status).toBe(200)
    expect((await toCurrency('GBP')).body).toMatchObject({ currency: 'GBP' })
  })
})

describe('a payment page that is open', () => {
  test.each(['GBP', 'JPY'])('when the currency becomes %s, then the page is closed', async (currency) => {
    expectBody(await club.admin('POST', `/api/clubs/${club.clubId}/card-account/connection`), Page)
    const account = processor.accounts.findLast(({ clubId }) => clubId === club.clubId)
    Object.assign(account ?? {}, { hasDetails: true, takesCards: true })
    expect((await club.admin('POST', `/api/clubs/${club.clubId}/card-account/look`)).status).toBe(200)
    const id = await medal({ entryFee: '15.00', feeWay: 'card_or_desk' })
    const { browser } = await entrant(id)
    expectBody(await browser('POST', `/api/competitions/${id}/fee/payment`), Page)
    const page = () => processor.feePages.find((one) => one.account === account?.id)
    expect(page()?.status).toBe('open')
    expect((await toCurrency(currency)).status).toBe(200)
    await vi.waitFor(() => {
      expect(page()?.status).toBe('expired')
    })
  })
})

test.each(['GBP', 'JPY'])(
  'when the currency becomes %s, then a form opened before it cannot write over it',
  async (currency) => {
    const id = await medal({ entryFee: '15.00' })
    const { version } = await feeOf(id)
    expect((await toCurrency(currency)).status).toBe(200)
    const late = await club.admin('PATCH', `/api/competitions/${id}`, { version, entryFee: '20.00' })
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed_meanwhile' }])
    expect(await feeOf(id)).toMatchObject({ entryFee: currency === 'JPY' ? '15' : '15.00', currency })
  },
)

describe('fractions', () => {
  test('when a fee has cents and the new currency none, then it is refused at the field, by name', async () => {
    const id = await medal({ entryFee: '10.50' })
    const refused = await toCurrency('JPY')
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        fields: [
          { field: 'currency', message: expect.stringContaining('“May Medal” has 10.50 USD') as unknown },
        ],
        details: {
          fraction: { competition: 'May Medal', amount: '10.50', from: 'USD', to: 'JPY', isFinal: false },
        },
      },
    ])
    expect(await feeOf(id)).toMatchObject({ entryFee: '10.50', currency: 'USD' })
    const { version } = await feeOf(id)
    const whole = await club.admin('PATCH', `/api/competitions/${id}`, { version, entryFee: '10.00' })
    expect(whole.status).toBe(200)
    expect((await toCurrency('JPY')).status).toBe(200)
    expect(await feeOf(id)).toMatchObject({ entryFee: '10', currency: 'JPY' })
  })

  test('when a prize has cents, then it is refused as well, and nothing has changed', async () => {
    const [whole, id] = [await medal({ entryFee: '10.00' }), await medal({ name: 'June Cup' })]
    const set = await club.admin('PUT', `/api/competitions/${id}/prizes`, prizesOf('7.25'))
    expect(set.status, set.text).toBe(200)
    expect((await toCurrency('KRW')).body).toMatchObject({
      details: { fraction: { competition: 'June Cup', amount: '7.25' } },
    })
    expect(await feeOf(whole)).toMatchObject({ entryFee: '10.00', currency: 'USD' })
    expect((await toCurrency('GBP')).status).toBe(200)
    const prizes = await club.admin('GET', `/api/competitions/${id}/prizes`)
    expect(prizes.body).toMatchObject({ total: '7.25', currency: 'GBP' })
  })
})

describe('a competition created at the same moment', () => {
  const creation = (more: object = {}) =>
    club.admin('POST', '/api/competitions', {
      name: 'Now',
      clubId: club.clubId,
      competitionType: 'stroke_play',
      entryFee: '10.00',
      startDate: '2026-06-20T08:00',
      endDate: '2026-06-20T18:00',
      ...more,
    })

  test.each(['new', 'copied'])(
    'when it is %s, then it waits for the currency that is being set',
    async (way) => {
      const first = await medal({ entryFee: '10.00' })
      const set = await club.admin('PUT', `/api/competitions/${first}/prizes`, prizesOf('25.00'))
      expect(set.status, set.text).toBe(200)
      const client = await server.database.pool.connect()
      try {
        await client.query('begin')
        await client.query('select 1 from clubs where id = $1 for no key update', [club.clubId])
        const creating = creation(way === 'copied' ? { copyOf: first } : {})
        await vi.waitFor(async () => {
          const { rowCount } = await server.database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          expect(rowCount).toBe(1)
        })
        await client.query(`update clubs set currency = 'JPY' where id = $1`, [club.clubId])
        await client.query(`update competitions set entry_fee_minor = 10 where id = $1`, [first])
        await client.query(
          `update prize_plans set categories = jsonb_set(categories::jsonb, '{0,prizes,0,amountMinor}', '25') where competition_id = $1`,
          [first],
        )
        await client.query('commit')
        const { id } = z.looseObject({ id: z.string() }).parse((await creating).body)
        expect(await feeOf(id)).toMatchObject({ entryFee: '10', currency: 'JPY' })
        if (way === 'copied')
          expect((await club.admin('GET', `/api/competitions/${id}/prizes`)).body).toMatchObject({
            total: '25',
          })
      } finally {
        // Ends it where something before has failed.
        await client.query('rollback')
        client.release()
      }
    },
  )

  test('when both are sent at once, many times, then no fee is in the money before, and nobody waits for the other', async () => {
    for (let i = 0; i < 6; i++) {
      const currency = i % 2 === 0 ? 'JPY' : 'USD'
      const [changed, ...made] = await Promise.all([toCurrency(currency), creation(), creation(), creation()])
      expect(changed.status, changed.text).toBe(200)
      for (const one of made) {
        const { id } = z.looseObject({ id: z.string() }).parse(one.body)
        expect(await feeOf(id)).toMatchObject({ entryFee: currency === 'JPY' ? '10' : '10.00', currency })
      }
    }
  })
})
