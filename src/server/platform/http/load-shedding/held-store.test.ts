import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  cookiesOf,
  createTestClub,
  signUpAs,
  startTestServer,
  type TestServer,
} from '#test/server.ts'
import { connect } from '../../db/client.ts'
import { overloadOf } from './overload.ts'

/** More than make a crowd of scores. */
const CROWD = 120
const PEOPLE = 6

let server: TestServer
let pool: ReturnType<typeof connect>['pool']
const people: Browser[] = []

beforeAll(async () => {
  server = await startTestServer(
    undefined,
    {},
    {
      // As in the product, except that how late this process is makes no difference.
      overload: (capacity) => ({ ...overloadOf(capacity), measureLag: () => 0 }),
      connectThrough: (url) => {
        // Longer than any machine needs for this test: the store is slow here, not away.
        const connection = connect(url, { statementMs: 100_000 })
        pool = connection.pool
        return Promise.resolve(connection)
      },
    },
  )
  const { clubCode } = await createTestClub(server)
  for (let n = 0; n < PEOPLE; n += 1)
    people.push((await signUpAs(server, { firstName: `Person${n}`, clubCode })).browser)
})
afterAll(async () => {
  await server.close()
  await pool.end()
})

/**
 * Takes all connections to the store, so that a call has to wait. One in use at this moment is taken when it comes back: the
 * pool serves those who wait in order, and these came before the calls. The one that listens for changes never comes back.
 */
function holdStore(): () => void {
  const held = Array.from({ length: pool.options.max }, () => pool.connect())
  return () => {
    for (const connecting of held)
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
  }
}

let count = 0

/** A call of one of the people: their rounds, or a score for a round that is not there. */
async function call(what: 'rounds' | 'score') {
  count += 1
  const cookie = cookiesOf(people[count % PEOPLE] ?? server.browser())
  const answer =
    what === 'rounds'
      ? await server.app.inject({ url: '/api/rounds', headers: { cookie } })
      : await server.app.inject({
          method: 'POST',
          url: '/api/rounds/rnd_none/scores',
          headers: { cookie },
          payload: {
            entries: [{ id: `ent_${'0'.repeat(25)}`, holeNumber: 1, result: 'picked_up', at: server.now() }],
          },
        })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0) }
}

test('when the store keeps everybody waiting, then calls are sent away after a moment and scores last, health and pages never; who waits is answered, and it recovers by itself', async () => {
  for (let n = 0; n < PEOPLE; n += 1) expect((await call('rounds')).status).toBe(200)
  const release = holdStore()
  const refused: string[] = []
  const waiting: Promise<number>[] = []
  const send = (what: 'rounds' | 'score') => {
    waiting.push(
      call(what).then(({ status, retryAfter }) => {
        if (status !== 503) return status
        expect(retryAfter).toBeGreaterThan(0)
        refused.push(what)
        return 200
      }),
    )
  }
  for (let n = 0; n < CROWD; n += 1) send('rounds')
  await expect
    .poll(
      () => {
        send('rounds')
        send('score')
        return refused.includes('score')
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true)
  expect(refused[0]).toBe('rounds')
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  expect((await server.app.inject('/')).statusCode).toBeLessThan(500)
  release()
  const answers = await Promise.all(waiting)
  expect(answers.filter((status) => status >= 500)).toEqual([])
  await expect.poll(async () => (await call('rounds')).status, { timeout: 60_000 }).toBe(200)
})
