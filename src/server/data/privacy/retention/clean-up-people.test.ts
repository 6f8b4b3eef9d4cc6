import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../../platform/config.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { makeWholePerson, placesOf, type WholePerson } from '#test/whole-person.ts'
import { cleanUpPeople } from './clean-up-people.ts'

const DAY_MS = 24 * 3_600_000

let server: TestServer
let person: WholePerson

beforeAll(async () => {
  server = await startTestServer()
  person = await makeWholePerson(server)
})
afterAll(() => server.close())

const start = new Date('2026-06-06T09:00:00Z').getTime()
const cleanUp = (days: number) =>
  cleanUpPeople({
    db: server.database.db,
    now: () => new Date(start + days * DAY_MS),
    config: readConfig({ DATA_DIR: server.dataDir, NODE_ENV: 'test' }),
  })
const count = async (what: string) =>
  Number((await server.database.pool.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]?.n)
const signed = "rounds where marker_signature <> '–'"

describe('what was kept long enough', () => {
  test('on the first day nothing goes', async () => {
    const before = [await count('mails'), await count(signed), await count('photos')]
    expect(Object.values(await cleanUp(0)).every((n) => n === 0)).toBe(true)
    expect([await count('mails'), await count(signed), await count('photos')]).toEqual(before)
  })

  const patient = { timeout: 20_000 }

  test('codes, choices and archives go after a day or two, mails after thirty', async () => {
    await expect.poll(() => count('mails where sent_at is null and given_up_at is null'), patient).toBe(0)
    await expect.poll(() => count("data_exports where state <> 'ready'"), patient).toBe(0)
    await cleanUp(29)
    expect([await count('email_codes'), await count('data_exports')]).toEqual([0, 0])
    expect(await count('mails')).toBeGreaterThan(0)
    await cleanUp(31)
    expect(await count('mails')).toBe(0)
  })

  test('signatures and photos go after two years; the result and the marker’s name stay', async () => {
    await cleanUp(729)
    expect([await count(signed), await count('photos')]).toEqual([2, 1])
    await cleanUp(731)
    expect([await count(signed), await count('photos')]).toEqual([0, 0])
    expect(await placesOf(server, ['qxw-drawn', 'quixworthy herself'])).toEqual([])
    expect(
      await count("rounds where marker_name = 'Bob Tester' and scorecard_photo is null and gross = 89"),
    ).toBe(1)
    expect(await count(`file_removals where name = '${person.photoId}'`)).toBe(1)
    expect(existsSync(join(server.dataDir, 'photos'))).toBe(true)
  })

  test('when it runs again, or twice at once, then nothing more happens', async () => {
    const both = await Promise.all([cleanUp(731), cleanUp(731)])
    expect(both.flatMap((one) => Object.values(one)).every((n) => n === 0)).toBe(true)
  })

  test('when another process is cleaning up, then this one leaves it alone', async () => {
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7243001)')
    await server.database.pool.query(
      "insert into sign_in_preferences (token_hash, user_type, expires_at) values ('old', 'player', '2026-01-01')",
    )
    expect((await cleanUp(1))['choices before sign-in']).toBe(0)
    await client.query('rollback')
    client.release()
    expect((await cleanUp(1))['choices before sign-in']).toBeGreaterThan(0)
  })
})
