import type { FastifyInstance, FastifyReply } from 'fastify'
import { switchClub as switchClubCall } from '#contract/identity/auth.ts'
import { currentUser, permissions } from '#contract/identity/session.ts'
import { isClubAdmin } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { readSessionCookie } from '../../platform/http/session-cookie.ts'
import { clearSessionCookie, cookiesAreSecure, setSessionCookie } from '../auth-cookies.ts'
import { leadToProvider } from '../provider/provider.routes.ts'
import { keepSession } from './keep-session.ts'
import { signOut } from './sign-out.ts'
import { switchClub } from './switch-club.ts'
import { readWireUser, toWireUser } from '../user-view.ts'

/** The session there is: who is signed in, which club is open, and signing out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services
  const cookies = { isSecure: cookiesAreSecure(services.config) }

  serve(app, sessions, currentUser, async ({ viewer, request, reply }) => {
    // Every start of the app makes this one call, so it is where the session slides (keep-session.ts).
    const cookie = readSessionCookie(request.headers.cookie, cookies)
    const token = cookie && !viewer.accessToken && (await keepSession(services, { viewer, cookie }))
    if (typeof token === 'string') setSessionCookie(reply, token, cookies)
    return toWireUser(viewer, services.config)
  })

  serve(app, sessions, permissions, ({ viewer }) => Promise.resolve({ isClubAdmin: isClubAdmin(viewer) }))

  serve(app, sessions, switchClubCall, async ({ viewer, body }) => {
    requireMember(viewer, body.clubId)
    await switchClub(services, { userId: viewer.userId, clubId: body.clubId })
    return readWireUser(services, viewer.userId)
  })

  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/login',
    { schema: { hide: true } },
    (request, reply) => {
      const { provider } = services
      const next = pathOfThisSite(request.query.next)
      if (provider) {
        const again = request.query.again !== undefined
        return leadToProvider(services, request, reply, { provider, next: next ?? '/', again })
      }
      return reply.redirect(
        `/auth?tab=signin${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`,
      )
    },
  )

  app.get('/api/logout', { schema: { hide: true } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    // Another site must not sign a player out in the middle of a round with a link or a picture (T43).
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return sendConfirmPage(reply, (await signOutAddress(services))?.origin)
    const cookie = readSessionCookie(request.headers.cookie, cookies)
    const userId = cookie && (await signOut(services, cookie.token))
    logSecurity(services, request, { event: 'signed_out', userId })
    clearSessionCookie(reply, cookies)
    // Who signs out here on a shared tablet means the sign-in service too, which would let the next one in as them.
    return reply
      .header('cache-control', 'no-store')
      .redirect(cookie === undefined ? '/' : ((await signOutAddress(services))?.href ?? '/'))
  })
}

/** The form's own request comes from this site, so pressing its button signs out. */
const confirmSignOutPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign out</title>' +
  '<form action="/api/logout"><button>Sign out of Scoreclub</button></form></html>'

async function signOutAddress({ provider, config }: Services): Promise<URL | undefined> {
  return config.publicUrl === undefined ? undefined : provider?.signOutAddress(`${config.publicUrl}/`)
}

/** `leadsTo`: the origin of the sign-in service, where the form's answer sends the browser. */
function sendConfirmPage(reply: FastifyReply, leadsTo: string | undefined): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  if (leadsTo !== undefined)
    void reply.header(
      'content-security-policy',
      policy.replace("form-action 'self'", `form-action 'self' ${leadsTo}`),
    )
  return reply.type('text/html; charset=utf-8').send(confirmSignOutPage)
}

/** The path to open after signing in; undefined for anything that could lead to another site. */
function pathOfThisSite(next: unknown): string | undefined {
  return typeof next === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : undefined
}
