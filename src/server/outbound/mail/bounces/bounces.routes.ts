import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addressKey } from '../../../platform/rate-limits/address-key.ts'
import { requirePoint } from '../../../platform/rate-limits/require-point.ts'
import { takeBounce } from './take-bounce.ts'

/** Where the operator's mail server hands over what comes back; docs/operations.md shows how. */
export const BOUNCES_PATH = '/api/mail/bounces'

/** Ours are small, and a report has at most the whole mail in it. */
export const MOST_BOUNCE_BYTES = 512 * 1024

/** Takes raw messages from the operator's mail server, which proves itself with the token of the settings. */
export function bounceRoutes(app: FastifyInstance, services: Services): void {
  const { bounces } = services.config.mail

  async function admit(request: FastifyRequest): Promise<void> {
    if (!bounces) throw new AppError('not_found')
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (isSame(given, bounces.token)) return
    await requirePoint(services, ['bounce-address', addressKey(request.ip)])
    throw new AppError('unauthorized', {
      message: 'Unauthorized: this is not the token of MAIL_BOUNCES_TOKEN.',
    })
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MOST_BOUNCE_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post(BOUNCES_PATH, { schema: { hide: true }, onRequest: admit }, async ({ body, log }) => {
      if (!bounces) throw new AppError('not_found')
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return { taken: await takeBounce(services, { raw, bouncesTo: bounces.address, log }) }
    })
    done()
  })
}

/** Takes the same time whatever is given; hashes have the same length, which the comparison needs. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}
