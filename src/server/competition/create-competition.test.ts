import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competition } from '#contract/competition/competitions.ts'
import { currencies } from '#contract/money/currencies.ts'
import {
  expectBody,
  idOf,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
const zoneBefore = process.env.TZ

beforeAll(async () => {
  // No club of these tests is in this zone: whatever reads the server's own zone is wrong by at least half an hour.
  process.env.TZ = 'Asia/Kolkata'
  server = await startTestServer(new Date('2026-01-02T00:00:00Z'))
})
afterAll(async () => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
  await server.close()
})

async function createClub(name: string, timeZone: string): Promise<{ admin: Browser; clubId: string }> {
  const { browser } = await signUpAs(server, { firstName: 'Ada', lastName: name.replaceAll(/\W/g, '') })
  return { admin: browser, clubId: idOf(await browser('POST', '/api/clubs', { name, timeZone })) }
}

const MINUTE_MS = 60_000

/* Start and end as local time at the club, then as instants. Each spans a clock change where the zone has one. */
describe.each([
  [
    'Europe/London, forward',
    'Europe/London',
    ...['2026-03-28T08:00', '2026-03-29T20:00', '2026-03-28T08:00:00Z', '2026-03-29T19:00:00Z'],
  ],
  [
    'Europe/London, back',
    'Europe/London',
    ...['2026-10-24T08:00', '2026-10-25T20:00', '2026-10-24T07:00:00Z', '2026-10-25T20:00:00Z'],
  ],
  [
    'Pacific/Auckland, back',
    'Pacific/Auckland',
    ...['2026-04-04T08:00', '2026-04-05T20:00', '2026-04-03T19:00:00Z', '2026-04-05T08:00:00Z'],
  ],
  [
    'Pacific/Auckland, forward',
    'Pacific/Auckland',
    ...['2026-09-26T08:00', '2026-09-27T20:00', '2026-09-25T20:00:00Z', '2026-09-27T07:00:00Z'],
  ],
  [
    'America/Los_Angeles, forward',
    'America/Los_Angeles',
    ...['2026-03-07T08:00', '2026-03-08T20:00', '2026-03-07T16:00:00Z', '2026-03-09T03:00:00Z'],
  ],
  [
    'America/Los_Angeles, back',
    'America/Los_Angeles',
    ...['2026-10-31T08:00', '2026-11-01T20:00', '2026-10-31T15:00:00Z', '2026-11-02T04:00:00Z'],
  ],
  [
    'Pacific/Kiritimati',
    'Pacific/Kiritimati',
    ...['2026-03-28T08:00', '2026-03-29T20:00', '2026-03-27T18:00:00Z', '2026-03-29T06:00:00Z'],
  ],
] as [string, string, string, string, string, string][])(
  'when a competition spans the clock change: %s (D28, P29)',
  (name, timeZone, from, to, startsAt, endsAt) => {
    test('then it is upcoming, active and completed at the right instants', async () => {
      server.setTime(new Date('2026-01-02T00:00:00Z'))
      const { admin, clubId } = await createClub(name, timeZone)
      const created = await admin('POST', '/api/competitions', {
        name: 'Over the change',
        clubId,
        competitionType: 'stableford',
        startDate: from,
        endDate: to,
      })
      const { id, ...made } = expectBody(created, competition)
      expect(made).toMatchObject({ timeZone, status: 'upcoming' })
      expect([made.startDate, made.endDate]).toEqual(
        [startsAt, endsAt].map((one) => new Date(one).toISOString()),
      )
      for (const [instant, offset, status] of [
        [startsAt, -1, 'upcoming'],
        [startsAt, 0, 'active'],
        [endsAt, -1, 'active'],
        [endsAt, 0, 'completed'],
        [endsAt, MINUTE_MS, 'completed'],
      ] as const) {
        await setTimeSignedIn(server, new Date(new Date(instant).getTime() + offset))
        const read = expectBody(await admin('GET', `/api/competitions/${id}`), competition)
        expect([instant, offset, read.status]).toEqual([instant, offset, status])
      }
    })
  },
)

describe('the entry fee (T18)', () => {
  beforeAll(() => {
    server.setTime(new Date('2026-01-02T00:00:00Z'))
  })

  const create = (own: Awaited<ReturnType<typeof createClub>>, entryFee: unknown) =>
    own.admin('POST', '/api/competitions', {
      name: 'Medal',
      clubId: own.clubId,
      competitionType: 'stroke_play',
      startDate: '2026-05-01T08:00',
      endDate: '2026-05-01T20:00',
      entryFee,
    })

  const whole = ['JPY', 'KRW']

  test.each(currencies)(
    'when the club’s currency is %s, then only amounts that exist in it are taken',
    async (currency) => {
      // One of its own: a club with cents somewhere can't go to a currency that has none.
      const own = await createClub(`Money ${currency}`, 'Europe/London')
      const set = await own.admin('PATCH', `/api/clubs/${own.clubId}`, { currency })
      expect(set.status, set.text).toBe(200)
      const isWhole = whole.includes(currency)
      for (const [given, kept] of [
        ['12', isWhole ? '12' : '12.00'],
        [1500, isWhole ? '1500' : '1500.00'],
        ['0', isWhole ? '0' : '0.00'],
        ['', null],
        ['12.50', isWhole ? undefined : '12.50'],
        ['0.01', isWhole ? undefined : '0.01'],
        ['12.505', undefined],
        ['-1', undefined],
        ['twelve', undefined],
      ] as const) {
        const answer = await create(own, given)
        if (kept === undefined)
          expect([given, answer.status, answer.body]).toMatchObject([
            given,
            400,
            { fields: [{ field: 'entryFee' }] },
          ])
        else expect([given, answer.body]).toMatchObject([given, { entryFee: kept, currency }])
      }
    },
  )
})
