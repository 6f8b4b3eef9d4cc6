import type { FastifyInstance } from 'fastify'

/**
 * For whoever watches the process. /healthz: this process answers, whatever its store does, so a restart would not
 * help. /readyz: the store answers and has this version's tables, so requests may come. Both say nothing else.
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
