import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { recordHoleEntries } from '#contract/rounds.ts'
import { handleErrors } from '../handle-errors.ts'
import { shedOverload } from './overload.ts'

/** An application whose ordinary call is answered when the test says so. */
function start(lag = { ms: 0 }) {
  const app = Fastify()
  handleErrors(app, () => false)
  shedOverload(app, {
    ...{ ordinary: { underWay: 2, lagMs: 100 }, scores: { underWay: 3, lagMs: 1_000 } },
    measureLag: () => lag.ms,
  })
  const waiting: (() => void)[] = []
  app.get('/wait', () => new Promise((resolve) => waiting.push(() => resolve({}))))
  app.post(recordHoleEntries.path, () => ({}))
  app.get('/healthz', () => ({}))
  const status = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  const score = () => status('POST', '/api/rounds/rnd_1/scores')
  return { app, waiting, status, score }
}

test('when too many are under way, then others get 503 with Retry-After, scores and health are answered, and it recovers', async () => {
  const { app, waiting, status, score } = start()
  const held = [status('GET', '/wait'), status('GET', '/wait')]
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await app.inject('/wait')
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'overloaded' }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect([await score(), await status('GET', '/healthz')]).toEqual([200, 200])
  for (const answer of waiting.splice(0)) answer()
  expect(await Promise.all(held)).toEqual([200, 200])
  const next = status('GET', '/wait')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(await next).toBe(200)
})

test('when the process is late, then scores are sent away last and health never', async () => {
  const lag = { ms: 500 }
  const { status, score } = start(lag)
  expect([await status('GET', '/wait'), await score()]).toEqual([503, 200])
  lag.ms = 5_000
  expect([await score(), await status('GET', '/healthz')]).toEqual([503, 200])
  lag.ms = 0
  expect(await score()).toBe(200)
})
