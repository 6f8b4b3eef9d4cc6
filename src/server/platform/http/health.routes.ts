import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { StoreProbe } from '../db/store-probe.ts'

const MOST_READY_MS = 1_500

/** Asks the store how it is, until the server closes. */
export function openProbe(app: FastifyInstance, pool: Pool): StoreProbe {
  const probe = new StoreProbe(pool)
  app.addHook('onClose', () => probe.close())
  return probe
}

/**
 * For process monitors. /healthz succeeds while this process responds, even without its store, because a restart would
 * not help then. /readyz succeeds when the store responds in time, can be written and has this version's tables. Neither
 * reveals anything else, and both answer while everything else is refused.
 */
export function healthRoutes(app: FastifyInstance, probe: { isReady: () => Promise<boolean> }): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (await within(MOST_READY_MS, probe.isReady())) return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.error(error, 'The store does not answer.')
    }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
}

/** What the question answers, or false when it takes longer. */
async function within(ms: number, question: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([question, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
