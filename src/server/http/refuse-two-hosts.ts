import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Of two Host headers a proxy may believe one and we the other, so a request with two is refused. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2)
      if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
    done(hosts > 1 ? new AppError('invalid_input', { message: 'A request has one Host header.' }) : undefined)
  })
}
