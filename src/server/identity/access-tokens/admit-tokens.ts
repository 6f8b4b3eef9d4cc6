import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayCallWithToken } from '#contract/identity/token-reach.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readBearerToken } from '../../platform/http/bearer-token.ts'
import { MinuteRate } from '../../platform/http/load-shedding/minute-rate.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { isTokenSecret } from './token-secret.ts'

/** What a program reads that its token keeps from a call, whatever its person may do. */
export const TOKEN_REACH = 'This access token may not make this call.'

/** What a program may ask in a minute; a page that follows a board by itself asks four times. */
export const CALLS_A_MINUTE = 300

/**
 * Looks at every request that comes with an access token before its route does: whether there is such a token, how often
 * it comes, and whether it reaches so far. Requests without one pass at the cost of a look at one header. The rates are
 * this process's own, because a count in the store would cost a write for every call that reads.
 */
export function admitTokens(app: FastifyInstance, services: Services): void {
  const rate = new MinuteRate(services.now, { most: CALLS_A_MINUTE })

  const admit = async (request: FastifyRequest, secret: string): Promise<void> => {
    const token = isTokenSecret(secret) ? (await services.sessions.read(request))?.accessToken : undefined
    if (!token) {
      await requirePoint(services, ['access-token-address', addressKey(request.ip)])
      throw new AppError('unauthorized', {
        message: 'Unauthorized: this access token is not known, has expired or was withdrawn.',
      })
    }
    rate.take(token.id)
    const path = request.routeOptions.url
    if (path !== undefined && !mayCallWithToken(token.reach, { method: request.method, path }))
      throw new AppError('forbidden', { message: TOKEN_REACH })
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const secret = readBearerToken(request.headers)
    if (secret === undefined) return done()
    admit(request, secret).then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error('The token was not read')),
    )
  })
}
