import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startStallingProxy, type StallingProxy } from '#test/stalling-proxy.ts'
import {
  createTestClub,
  entry,
  idOf,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { connect } from './client.ts'
import { storeFault } from './store-fault.ts'

let proxy: StallingProxy
let server: TestServer
let club: TestClub
let player: Browser
let roundId: string
let taps = 0
let endPool: () => Promise<void>

beforeAll(async () => {
  server = await startTestServer(
    undefined,
    { LOG_LEVEL: 'fatal' },
    {
      connectThrough: async (url) => {
        proxy = await startStallingProxy(url)
        const { db, pool } = connect(proxy.url, { statementMs: 2_000 })
        endPool = () => pool.end()
        return { db, pool }
      },
    },
  )
  club = await createTestClub(server)
  player = (await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })).browser
  await club.admin('PATCH', `/api/members/${idOf(await player('GET', '/api/auth/user'))}/handicap`, {
    handicap: '18.0',
  })
  roundId = idOf(await player('POST', '/api/rounds', { courseId: club.courseId }))
})
afterAll(async () => {
  await server.app.close()
  await endPool()
  await proxy.close()
  await server.database.drop()
})
beforeEach(() => proxy.flow())

const score = (grossScore = 4) =>
  player('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, (taps += 1), 1, grossScore)] })
const readRound = () => player('GET', `/api/rounds/${roundId}`)
const outcome = ({ status, body, headers }: Answer) => ({
  status,
  ...(body as { code: string; message: string }),
  retryAfter: Number(headers['retry-after']),
})
const inSomeSeconds: unknown = expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 10)

/** Until the pool has replaced what a test broke. */
const recovered = () => vi.waitFor(async () => expect((await readRound()).status).toBe(200), 20_000)

describe('when the store does not answer', () => {
  test('then reads and writes get 503 with Retry-After, and everything goes on when it is back', async () => {
    await recovered()
    // Connections for both: a call that gets none knows that nothing was saved.
    await Promise.all(Array.from({ length: 8 }, readRound))
    proxy.stall()
    const [read, write] = await Promise.all([readRound(), score()])
    expect(outcome(read)).toMatchObject({ status: 503, code: 'store_away', retryAfter: inSomeSeconds })
    expect(outcome(write)).toMatchObject({
      status: 503,
      code: 'save_unconfirmed',
      retryAfter: inSomeSeconds,
      message: 'We could not confirm whether this was saved. Your phone keeps it and tries again.',
    })
    proxy.flow()
    await recovered()
    expect((await score(5)).status).toBe(200)
  })

  test('then a call that has to wait for a connection gets 503 too', async () => {
    await recovered()
    proxy.stall()
    const answers = await Promise.all(Array.from({ length: 40 }, readRound))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    proxy.flow()
    await recovered()
  })

  test('then /readyz is red, /healthz is not, and /readyz turns green by itself', async () => {
    const browser = server.browser()
    const ready = async () => (await browser('GET', '/readyz')).status
    await vi.waitFor(async () => expect(await ready()).toBe(200), 20_000)
    proxy.stall()
    expect(await ready()).toBe(503)
    expect((await browser('GET', '/healthz')).status).toBe(200)
    proxy.flow()
    await vi.waitFor(async () => expect(await ready()).toBe(200), 20_000)
  })
})

describe('when an answer is lost', () => {
  test('then a write claims no more than is known, and doing it again does it once', async () => {
    await recovered()
    await player('POST', `/api/rounds/${roundId}/abandon`, {})
    proxy.loseAnswerTo('commit')
    const lost = await player('POST', '/api/rounds', { courseId: club.courseId })
    expect(outcome(lost)).toMatchObject({
      status: 503,
      code: 'save_unconfirmed',
      retryAfter: inSomeSeconds,
      message: 'We could not confirm whether this was saved. It is safe to try again.',
    })
    await recovered()
    roundId = idOf(await player('POST', '/api/rounds', { courseId: club.courseId }))
    const { rows } = await server.database.pool.query(`select 1 from rounds where status = 'in_progress'`)
    expect(rows).toHaveLength(1)
  })
})

describe('when the store refuses to write', () => {
  test.each([
    ['there is no room on its disk', '53100'],
    ['its disk fails', '58030'],
    ['it is read-only', '25006'],
  ])('because %s, then the write gets 503 and the next one is saved', async (_why, code) => {
    await recovered()
    const { pool } = server.database
    await pool.query(`
      create function fail_write() returns trigger language plpgsql as
        $$ begin raise exception 'injected' using errcode = '${code}'; end $$;
      create trigger fail_write before insert on hole_entries for each row execute function fail_write()`)
    const refused = await score()
    await pool.query('drop function fail_write() cascade')
    expect(outcome(refused)).toMatchObject({
      status: 503,
      code: 'not_saved',
      retryAfter: inSomeSeconds,
    })
    expect((await score()).status).toBe(200)
  })

  test('because somebody holds a lock for too long, then it gets 503', async () => {
    await recovered()
    const holder = await server.database.pool.connect()
    await holder.query('begin')
    await holder.query('lock table hole_entries in access exclusive mode')
    const refused = await score()
    await holder.query('rollback')
    holder.release()
    expect(outcome(refused)).toMatchObject({ status: 503, code: 'not_saved' })
  })
})

test('when the store answers but cannot be written, then /readyz is red until it can', async () => {
  const readOnly = await startTestServer(undefined, { LOG_LEVEL: 'fatal' })
  const { pool } = readOnly.database
  const ready = async () => (await readOnly.browser()('GET', '/readyz')).status
  const name = new URL(readOnly.database.url).pathname.slice(1)
  await pool.query(`alter database ${name} set default_transaction_read_only = on`)
  expect(await ready()).toBe(503)
  // A connection that was opened meanwhile begins its transactions as the database says.
  await pool.query(`begin read write; alter database ${name} reset default_transaction_read_only; commit`)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await vi.waitFor(async () => expect(await ready()).toBe(200), 20_000)
  await readOnly.close()
})

test.each([
  ['read', 'ETIMEDOUT', 'unanswered'],
  ['write', 'EHOSTUNREACH', 'unanswered'],
  ['read', 'ENETUNREACH', 'unanswered'],
  ['read', 'EHOSTDOWN', 'unanswered'],
  ['write', 'ENETDOWN', 'unanswered'],
  ['connect', 'ETIMEDOUT', 'refused'],
  ['getaddrinfo', 'ENOTFOUND', 'refused'],
  ['open', 'ENOENT', undefined],
  ['read', 'ENOENT', undefined],
  ['write', 'EACCES', undefined],
])('when the system says %s %s, then it is %s', (syscall, code, fault) => {
  const cause = Object.assign(new Error(`${syscall} ${code}`), { syscall, code })
  expect(storeFault(cause)).toBe(fault)
  expect(storeFault(new Error('Failed query', { cause }))).toBe(fault)
})
