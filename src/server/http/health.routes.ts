import type { FastifyInstance } from 'fastify'

/**
 * For process monitors. /healthz succeeds while this process responds, even without its store, because a restart would
 * not help then. /readyz succeeds when the store responds and has this version's tables. Neither reveals anything else.
 */
export function healthRoutes(app: FastifyInstance, { isReady }: { isReady: () => Promise<boolean> }): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      if (await isReady()) return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.error(error, 'The store does not answer.')
    }
    return reply.code(503).send({ status: 'not ready' })
  })
}
