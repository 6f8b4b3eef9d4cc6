import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page could make with a signed-in person's cookies: a foreign Origin or
 * Sec-Fetch-Site. A request with neither comes from a program, not from a page, and a form cannot send JSON.
 */
export function refuseForeignWrites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(reading.has(request.method) || isOwn(request) ? undefined : new AppError('foreign_origin'))
  })
}

function isOwn(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.origin
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
