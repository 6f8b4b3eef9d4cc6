import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { readCounter, takePoint, type Counter } from './counters.store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const at = (ms: number) => new Date(Date.parse('2026-06-06T09:00:00Z') + ms)

test('when attempts are counted in another order than they came, then none is forgotten', async () => {
  const db = drizzle(server.database.pool)
  const counter: Counter = ['sign-in-address', '192.0.2.7']
  for (const ms of [9, 3, 60_000, 0]) expect(await takePoint(db, { counter, now: at(ms) })).toBe(true)
  expect(await readCounter(db, { counter, now: at(1) })).toMatchObject({ points: 4 })
})

test('when the clock is set back by an hour, then nobody waits for a window that it opened before', async () => {
  const db = drizzle(server.database.pool)
  const counter: Counter = ['sign-in-address', '192.0.2.8']
  await takePoint(db, { counter, now: at(3_600_000) })
  expect(await readCounter(db, { counter, now: at(0) })).toMatchObject({ points: 0 })
})
