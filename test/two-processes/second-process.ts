import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/client.ts'
import { hearingOf, onlyWhole, testMachine } from './application-parts.ts'

/** What the tests' process asks of this one; each question has a number, and so has its answer. */
export const questionOfTests = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('hear'), id: z.number(), payload: z.string(), now: z.date() }),
  z.object({
    ask: z.literal('request'),
    id: z.number(),
    now: z.date(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    payload: z.union([z.string(), z.instanceof(Uint8Array)]).optional(),
  }),
])

/** The real application as the other of two processes on one store: its environment is this one's, its clock the tests'. */
let clock = new Date(0)
const config = readConfig(process.env)
const { db, pool } = connect(z.string().parse(process.env.DATABASE_URL), { statementMs: 60_000 })
const heard = hearingOf(pool)
const app = await buildApp({
  ...{ config, db, pool, now: () => clock, wait: (ms: number) => delay(ms) },
  machine: testMachine,
  overload: onlyWhole,
})
await app.ready()

process.on('message', (message) => {
  void answer(message).then((reply) => process.send?.(reply))
})
process.once('disconnect', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0))
})
process.send?.({ id: 0 })

async function answer(message: unknown): Promise<unknown> {
  const question = questionOfTests.parse(message)
  clock = question.now
  const { id } = question
  if (question.ask === 'hear') {
    await heard(question.payload)
    return { id }
  }
  const { method, url, headers, payload } = question
  const given =
    payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : Buffer.from(payload) }
  const { statusCode, headers: sent, cookies, body } = await app.inject({ method, url, headers, ...given })
  return { id, answer: { statusCode, headers: sent, cookies, body } }
}
