import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { recordHoleEntries } from '#contract/card/rounds.ts'
import { WaitingTime } from '../../db/waiting-time.ts'
import { handleErrors } from '../handle-errors.ts'
import { shedOverload } from './overload.ts'
import type { Shares } from './shared-places.ts'

/** An application whose ordinary call is answered when the test says so. */
function start(
  lag = { ms: 0 },
  { whole = 2, crowd = 1, shares = {} }: { whole?: number; crowd?: number; shares?: Partial<Shares> } = {},
) {
  const app = Fastify()
  handleErrors(app, () => false)
  const all = { whole, ofPerson: 1_000, ofAddress: 1_000, ofClub: 1_000, ...shares }
  const standing = { ms: 0 }
  const queue = new WaitingTime()
  vi.spyOn(queue, 'standingMs', 'get').mockImplementation(() => standing.ms)
  shedOverload(app, {
    ordinary: { shares: all, crowd, waitMs: 300, lagMs: 100 },
    scores: { shares: { ...all, whole: whole + 1 }, crowd, waitMs: 600, lagMs: 1_000 },
    waits: { all: queue, scores: new WaitingTime() },
    sharerOf: ({ headers }) => ({
      userId: String(headers.person),
      address: String(headers.address),
      clubId: String(headers.club),
    }),
    measureLag: () => lag.ms,
  })
  const waiting: (() => void)[] = []
  app.get('/api/wait', () => new Promise((resolve) => waiting.push(() => resolve({}))))
  app.post(recordHoleEntries.path, () => ({}))
  app.get('/healthz', () => ({}))
  app.get('/about', () => 'a page')
  const status = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  const score = () => status('POST', '/api/rounds/rnd_1/scores')
  /** Somebody's ordinary call, which is held until the test answers it; 0 while it is. */
  let count = 0
  const call = async (who: { person?: string; address?: string; club?: string }) => {
    count += 1
    const headers = { person: `person ${count}`, address: `address ${count}`, club: `club ${count}`, ...who }
    const before = waiting.length
    const answered = app.inject({ url: '/api/wait', headers }).then(({ statusCode }) => statusCode)
    const held = vi.waitFor(() => expect(waiting.length).toBe(before + 1), 20_000).then(() => 0)
    return Promise.race([answered, held])
  }
  return { app, waiting, status, score, call, standing }
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

test.each([
  ['person', { ofPerson: 3 }, { person: 'ann' }],
  ['address', { ofAddress: 3 }, { address: 'wifi' }],
  ['club', { ofClub: 3 }, { club: 'oak' }],
])(
  'when the share of a %s is under way, then one more is sent away, and others are served',
  async (_what, shares, same) => {
    const { call } = start(undefined, { whole: 100, crowd: 3, shares })
    expect([await call(same), await call(same), await call(same)]).toEqual([0, 0, 0])
    expect(await call(same)).toBe(503)
    expect([await call({}), await call({})]).toEqual([0, 0])
  },
)

test('when queries wait long for the store, then there is room for fewer, scores are sent away last, and it recovers', async () => {
  const { call, score, standing, waiting } = start(undefined, { whole: 100, crowd: 4 })
  for (let n = 0; n < 8; n += 1) expect(await call({})).toBe(0)
  standing.ms = 400
  await expect.poll(() => call({})).toBe(503)
  expect(await score()).toBe(200)
  standing.ms = 700
  await expect.poll(score).toBe(503)
  standing.ms = 0
  await expect.poll(score).toBe(200)
  await expect.poll(() => call({})).toBe(0)
  for (const answer of waiting) answer()
})

test('when queries wait long for the store and few people are there, then none is sent away', async () => {
  const { call, standing } = start(undefined, { whole: 100, crowd: 3 })
  standing.ms = 60_000
  expect([await call({}), await call({}), await call({})]).toEqual([0, 0, 0])
  await expect.poll(() => call({})).toBe(503)
})
