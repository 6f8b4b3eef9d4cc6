import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatDay } from '#golf/day.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { clubDay } from './club-day.ts'

/*
 * The day and the year of a moment on a club's calendar (D28, P29), around midnight and around both clock changes of each
 * zone, wherever the server stands. Days are counted by Node, years by PostgreSQL, and the two must agree.
 */
const moments: [zone: string, moment: string, day: string][] = [
  ['Europe/London', '2026-03-28T23:59:59Z', '2026-03-28'],
  ['Europe/London', '2026-03-29T22:59:59Z', '2026-03-29'],
  ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-30'],
  ['Europe/London', '2026-10-24T22:59:59Z', '2026-10-24'],
  ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
  ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25'],
  ['Pacific/Auckland', '2026-04-04T10:59:59Z', '2026-04-04'],
  ['Pacific/Auckland', '2026-04-04T11:00:00Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
  ['Pacific/Auckland', '2026-09-26T12:00:00Z', '2026-09-27'],
  ['Pacific/Auckland', '2026-09-27T10:59:59Z', '2026-09-27'],
  ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
  ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
  ['Pacific/Kiritimati', '2025-12-31T09:59:59Z', '2025-12-31'],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01'],
  ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
]

let database: TestDatabase
const zoneBefore = process.env.TZ
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})
afterAll(() => database.drop())

describe.each(['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'when the server is in %s',
  (serverZone) => {
    test.each(moments)('then in %s %s is on %s', async (zone, moment, day) => {
      process.env.TZ = serverZone
      expect(formatDay(clubDay(new Date(moment), zone))).toBe(day)
      const client = await database.pool.connect()
      try {
        await client.query(`set time zone '${serverZone}'`)
        const { rows } = await client.query<{ day: string }>(
          "select to_char($1::timestamptz at time zone $2, 'YYYY-MM-DD') as day",
          [new Date(moment), zone],
        )
        expect(rows).toEqual([{ day }])
      } finally {
        client.release(true)
      }
    })
  },
)
