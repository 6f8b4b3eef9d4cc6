import { writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupName } from '../../data/backup/backup-name.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  startTestServer,
  type TestServer,
} from '#test/server.ts'
import { freePort } from '#test/free-port.ts'

const token = 'the-operator-of-this-house'
let port: number
let server: TestServer

beforeAll(async () => {
  port = await freePort()
  server = await startTestServer(undefined, {
    OPERATOR_PORT: String(port),
    OPERATOR_TOKEN: token,
    BACKUP_DIR: '',
  })
  await createTestClub(server)
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })
const asOperator = { authorization: `Bearer ${token}` }

/** The value of a metric without labels. */
async function metric(name: string): Promise<number> {
  const text = await (await get('/metrics', asOperator)).text()
  const value = new RegExp(`^scoreclub_${name} (\\S+)$`, 'm').exec(text)?.[1]
  if (value === undefined) throw new Error(`There is no metric ${name} in\n${text}`)
  return Number(value)
}

describe('who may read the figures', () => {
  test.each([
    { who: 'nobody', headers: {}, status: 401 },
    { who: 'a wrong bearer', headers: { authorization: 'Bearer guess' }, status: 401 },
    { who: 'the token as a user’s name', headers: basic(token, ''), status: 401 },
    { who: 'the bearer', headers: asOperator, status: 200 },
    { who: 'a browser with the token as password', headers: basic('operator', token), status: 200 },
  ])('$who: $status', async ({ headers, status }) => {
    expect((await get('/', headers)).status).toBe(status)
    expect((await get('/metrics', headers)).status).toBe(status)
  })
})

function basic(user: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

test('requests are counted by their route and tell nobody’s id', async () => {
  const browser = server.browser()
  await browser('GET', '/api/rounds/rnd_secret')
  const text = await (await get('/metrics', asOperator)).text()
  expect(text).toContain('route="/api/rounds/:roundId",status="4xx"')
  expect(text).not.toContain('rnd_secret')
})

test('a board that is answered before Fastify is counted apart', async () => {
  const club = await createTestClub(server, 'Boards')
  const competitionId = await createTestCompetition(server, club)
  const path = `/api/competitions/${competitionId}/leaderboard`
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // Over a socket: `inject` goes past the server that answers first.
  const read = async () =>
    expect((await fetch(`${origin}${path}`, { headers: { cookie: cookiesOf(club.admin) } })).status).toBe(200)
  await read()
  const before = await metric('hot_boards_total')
  await expect
    .poll(async () => {
      await read()
      return metric('hot_boards_total')
    })
    .toBeGreaterThan(before)
})

test('what waits in the store is counted, and a mail that is due shows since when', async () => {
  expect(await metric('store_ready')).toBe(1)
  const before = await metric('mails_waiting')
  await server.database.pool.query(
    `insert into mails (id, event_key, recipient, language, kind, created_at, next_try_at, give_up_at)
     values ('mail_due', 'test', 'somebody@example.org', 'en', 'notice', now(), now() + interval '1 hour', now() + interval '1 day')`,
  )
  expect(await metric('mails_waiting')).toBe(before + 1)
  await server.database.pool.query(`delete from mails where id = 'mail_due'`)
})

test('when the mail server takes nothing for an hour, then the figure for the alarm grows, although the next try lies ahead', async () => {
  await server.database.pool.query(
    `insert into mails (id, event_key, recipient, language, kind, attempts, created_at, next_try_at, give_up_at)
     values ('mail_tried', 'tried', 'somebody@example.org', 'en', 'notice', 9, now() - interval '2 hours',
       now() + interval '9 minutes', now() + interval '1 day')`,
  )
  expect(await metric('mails_due_seconds')).toBeGreaterThan(7_000)
  await server.database.pool.query(`delete from mails where id = 'mail_tried'`)
  expect(await metric('mails_due_seconds')).toBe(0)
})

test('the page says it in the reader’s language, and no address of anybody', async () => {
  const page = async (language: string) =>
    (await get('/', { ...asOperator, 'accept-language': language })).text()
  expect(await page('en-GB,es;q=0.5')).toContain('Answers and can be written')
  expect(await page('es-ES')).toContain('Responde y se puede escribir')
  expect(await page('en')).not.toContain('example.org')
})

test('the last backup is on the page as soon as there is one', async () => {
  expect(await (await get('/', asOperator)).text()).toContain('none found')
  const folder = join(server.dataDir, 'backups')
  await mkdir(folder)
  await writeFile(join(folder, backupName(new Date('2026-06-06T03:00:00Z'))), '')
  expect(await (await get('/', asOperator)).text()).toContain('2026-06-06 03:00 UTC')
})

test('the application itself serves neither', async () => {
  const metrics = await server.browser()('GET', '/metrics', undefined, asOperator)
  expect(metrics.text).not.toContain('scoreclub_store_ready')
})
