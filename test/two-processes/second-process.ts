import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/db/client.ts'
import { hearingOf, onlyWhole, TEST_CONNECTIONS, testMachine } from './application-parts.ts'

const asked = { id: z.number(), application: z.number(), now: z.date() }

/** What the tests' process asks of an application in this one; each question has a number, and so has its answer. */
export const questionOfTests = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('open'), ...asked, env: z.record(z.string(), z.string()) }),
  z.object({ ask: z.literal('close'), ...asked }),
  z.object({ ask: z.literal('hear'), ...asked, payload: z.string() }),
  z.object({
    ask: z.literal('request'),
    ...asked,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    payload: z.union([z.string(), z.instanceof(Uint8Array)]).optional(),
  }),
])

type Application = Awaited<ReturnType<typeof openApplication>>

/** The real application as the other of two processes on one store: its environment and clock are the tests'. */
async function openApplication(env: Record<string, string>, start: Date) {
  const clock = { now: start }
  const config = readConfig(env)
  const { db, pool } = connect(z.string().parse(env.DATABASE_URL), {
    statementMs: 60_000,
    connections: TEST_CONNECTIONS,
  })
  const heard = hearingOf(pool)
  const app = await buildApp({
    config,
    db,
    pool,
    now: () => clock.now,
    wait: (ms: number) => delay(ms),
    machine: testMachine,
    overload: onlyWhole,
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, clock, heard, close }
}

const applications = new Map<number, Application>()

process.on('message', (message) => {
  void answer(message).then((reply) => process.send?.(reply))
})
process.once('disconnect', () => {
  void Promise.all([...applications.values()].map(({ close }) => close())).then(() => process.exit(0))
})

async function answer(message: unknown): Promise<unknown> {
  const question = questionOfTests.parse(message)
  const { id, application: number, now } = question
  if (question.ask === 'open') {
    applications.set(number, await openApplication(question.env, now))
    return { id }
  }
  const application = applications.get(number)
  if (!application) throw new Error(`Application ${number} is not open`)
  if (question.ask === 'close') {
    applications.delete(number)
    await application.close()
    return { id }
  }
  application.clock.now = now
  if (question.ask === 'hear') {
    await application.heard(question.payload)
    return { id }
  }
  const { method, url, headers, payload } = question
  const given =
    payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : Buffer.from(payload) }
  const {
    statusCode,
    headers: sent,
    cookies,
    body,
  } = await application.app.inject({ method, url, headers, ...given })
  return { id, answer: { statusCode, headers: sent, cookies, body } }
}
