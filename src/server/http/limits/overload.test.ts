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
    ...{
      ordinary: { underWay: 2, crowd: 1, lagMs: 100 },
      scores: { underWay: 3, crowd: 1, lagMs: 1_000 },
    },
    measureLag: () => lag.ms,
  })
  const waiting: (() => void)[] = []
  app.get('/api/wait', () => new Promise((resolve) => waiting.push(() => resolve({}))))
  app.post(recordHoleEntries.path, () => ({}))
  app.get('/healthz', () => ({}))
  app.get('/about', () => 'a page')
  const status = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  const score = () => status('POST', '/api/rounds/rnd_1/scores')
  return { app, waiting, status, score }
}

test('when too many are under way, then others get 503 with Retry-After, scores and health are answered, and it recovers', async () => {
  const { app, waiting, status, score } = start()
  const held = [status('GET', '/api/wait'), status('GET', '/api/wait')]
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await app.inject('/api/wait')
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'overloaded' }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect([await score(), await status('GET', '/healthz')]).toEqual([200, 200])
  for (const answer of waiting.splice(0)) answer()
  expect(await Promise.all(held)).toEqual([200, 200])
  const next = status('GET', '/api/wait')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(await next).toBe(200)
})

test('when the process is late, then scores are sent away last, pages and health never', async () => {
  const lag = { ms: 500 }
  const { waiting, status, score } = start(lag)
  const held = status('GET', '/api/wait')
  await expect.poll(() => waiting.length).toBe(1)
  expect([await status('GET', '/api/wait'), await score()]).toEqual([503, 200])
  lag.ms = 5_000
  expect([await score(), await status('GET', '/healthz'), await status('GET', '/about')]).toEqual([
    503, 200, 200,
  ])
  lag.ms = 0
  expect(await score()).toBe(200)
  waiting[0]?.()
  expect(await held).toBe(200)
})

test('when the process is late with few requests, then none is sent away', async () => {
  const { waiting, status } = start({ ms: 60_000 })
  const held = status('GET', '/api/wait')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(await held).toBe(200)
})
