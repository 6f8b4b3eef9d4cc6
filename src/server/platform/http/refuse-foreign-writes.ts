import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a form, or a script without asking first, can send from any site. No call of ours takes one of them. */
const sentByForms = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Refuses writes that another site's page could make with a signed-in person's cookies: a foreign Origin or
 * Sec-Fetch-Site, and whatever a form can send, also to a call without a body. What has neither and is no form comes from
 * a program, which has nobody's cookies but its own: a page would first have to ask us, and we allow no other site.
 */
export function refuseForeignWrites(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method)) done()
    else if (!isOwn(request, { isHttps })) done(new AppError('foreign_origin'))
    else if (sentByForms.test(request.headers['content-type'] ?? ''))
      done(new AppError('unsupported_media_type'))
    else done()
  })
}

function isOwn(request: FastifyRequest, { isHttps }: { isHttps: boolean }): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.origin
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Where people use https, a page that came without it may be anybody's who stands in between.
  return host === request.host && (protocol === 'https:' || !isHttps)
}
