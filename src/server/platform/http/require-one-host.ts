import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * A request has one Host header. Of two, a proxy may believe one and we the other; without any, it is no HTTP/1.1, and only
 * the old monitors that speak HTTP/1.0 may leave it out.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2)
      if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
    const isRight = hosts === 1 || (hosts === 0 && httpVersion === '1.0')
    done(isRight ? undefined : new AppError('invalid_input', { message: 'A request has one Host header.' }))
  })
}
