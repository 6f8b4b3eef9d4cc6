import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/db/client.ts'
import { upsertFor } from './bare-upsert.ts'
import { answerQuestions, timedLoop } from './program.ts'

const Question = z.discriminatedUnion('do', [
  z.object({ do: z.literal('listen') }),
  /** CPU time of this process so far, and how often a whole board was encoded. */
  z.object({ do: z.literal('usage') }),
  /** The bare write by the application's own pool. */
  z.object({ do: z.literal('upsert'), roundIds: z.array(z.string()), ms: z.number() }),
])

/**
 * The application as main.ts makes it on its own store, on a free port. The benchmark that started it sends it questions.
 * With DATABASE_URL it is one of several processes that share the store.
 */
const config = readConfig(process.env)
const { db, pool } = connect(z.string().parse(process.env.STORE_URL))
const app = await buildApp({ config, db, pool, now: () => new Date(), wait: (ms) => delay(ms) })

let boardsEncoded = 0
const stringify = JSON.stringify.bind(JSON)
JSON.stringify = (value: unknown, ...rest: never[]): string => {
  if (Array.isArray(value) && value.length > 100) boardsEncoded += 1
  return stringify(value, ...rest)
}

answerQuestions(async (message) => {
  const question = Question.parse(message)
  switch (question.do) {
    case 'listen': {
      await app.listen({ host: '127.0.0.1', port: 0 })
      return { port: readPort(app.server.address()) }
    }
    case 'usage': {
      const { user, system } = process.cpuUsage()
      return { cpuMicros: user + system, boardsEncoded, rss: process.memoryUsage().rss }
    }
    case 'upsert':
      return {
        micros: await timedLoop(
          question.roundIds.map((id) => upsertFor(pool, id)),
          question.ms,
        ),
      }
  }
})

process.once('disconnect', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0))
})

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port.')
  return address.port
}
