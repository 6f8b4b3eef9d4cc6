import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  checkResetCode,
  confirmPreference,
  forgotPassword,
  readPreference,
  resetPassword as resetPasswordCall,
  savePreferences,
  sendVerification,
  signIn as signInCall,
  signUp as signUpCall,
  switchClub,
  verifyEmail as verifyEmailCall,
} from '#contract/auth.ts'
import { currentUser, permissions, type User } from '#contract/session.ts'
import { acceptInvitation } from '#contract/invitations.ts'
import { isClubAdmin } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { requireMember } from '../http/require.ts'
import { serve, serveEveryone } from '../http/serve-call.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requestVerificationCode } from './request-verification-code.ts'
import { findPerson, findUserIdByEmail, setCurrentClub, takePreference } from './auth.store.ts'
import { verifyCode } from './verify-code.ts'
import { AttemptLimits } from './attempt-limits.ts'
import { mailLanguage } from './mail-language.ts'
import { findPendingPreference } from './find-pending-preference.ts'
import { resetPassword } from './reset-password.ts'
import { hashToken, PREFERENCE_MINUTES, savePreference } from './save-preference.ts'
import { afterSignIn } from './after-sign-in.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { toWireUser } from './user-view.ts'
import { verifyEmail } from './verify-email.ts'

const PREFERENCE_COOKIE = 'scoreclub.preference'

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  const limits = new AttemptLimits(services.pool)
  const view = { hasMail: services.config.mail.smtpUrl !== undefined }
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false

  async function userNow(userId: string): Promise<User> {
    const person = await findPerson(db, userId)
    if (!person) throw new Error(`User ${userId} is signed in and not in the store`)
    return toWireUser(person, view)
  }

  /** Sets the session's cookies and drops the used preference, unless it waits for a yes. */
  async function welcome(
    reply: FastifyReply,
    signedIn: { userId: string; headers: Headers; asks?: boolean },
  ): Promise<User> {
    copyCookies(signedIn.headers, reply)
    if (signedIn.asks !== true) void reply.clearCookie(PREFERENCE_COOKIE, { path: '/api' })
    sessions.forget(signedIn.userId)
    return userNow(signedIn.userId)
  }

  serve(app, sessions, currentUser, async ({ viewer, request, reply }) => {
    // The one call that every start of the app makes; here the sliding session gets its new date.
    const session = await services.accounts.api.getSession({
      headers: webHeaders(request),
      returnHeaders: true,
    })
    copyCookies(session.headers, reply)
    return toWireUser(viewer, view)
  })

  serve(app, sessions, permissions, ({ viewer }) => Promise.resolve({ isClubAdmin: isClubAdmin(viewer) }))

  serveEveryone(app, savePreferences, async ({ body, request, reply }) => {
    const token = await savePreference(services, limits, {
      userType: body.userType,
      clubCode: body.clubCode ?? null,
      address: request.ip,
    })
    void reply.setCookie(PREFERENCE_COOKIE, token, {
      path: '/api',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: PREFERENCE_MINUTES * 60,
    })
    return { success: true as const }
  })

  serve(app, sessions, readPreference, async ({ viewer, request }) => {
    const terms = { userId: viewer.userId, tokenHash: preferenceOf(request) }
    return (await findPendingPreference(services, db, terms)) ?? null
  })

  serve(app, sessions, confirmPreference, async ({ viewer, body, request, reply }) => {
    const { userId } = viewer
    const tokenHash = preferenceOf(request)
    const mustWait = await limits.isAlarmed()
    await db.transaction(async (tx) => {
      if (tokenHash === undefined) return
      if (!body.join) return void (await takePreference(tx, tokenHash, services.now()))
      const language = mailLanguage(request.headers['accept-language'])
      await afterSignIn(services, tx, { userId, tokenHash, invitation: undefined, language, mustWait })
      await services.feed.announce(tx, { kind: 'person', userId })
    })
    void reply.clearCookie(PREFERENCE_COOKIE, { path: '/api' })
    sessions.forget(userId)
    return userNow(userId)
  })

  serveEveryone(app, signUpCall, async ({ body, request, reply }) => {
    await limits.check('signUp', request.ip)
    await limits.count('signUp', request.ip)
    const signedUp = await signUp(services, {
      body,
      language: mailLanguage(request.headers['accept-language']),
      mustWait: await limits.isAlarmed(),
      tokenHash: preferenceOf(request),
      headers: webHeaders(request),
    })
    return welcome(reply, signedUp)
  })

  serveEveryone(app, signInCall, async ({ body, request, reply }) => {
    const signedIn = await signIn(services, limits, {
      email: body.email,
      password: body.password,
      invitation: body.invitation,
      asksFirst: body.asksFirst ?? false,
      language: mailLanguage(request.headers['accept-language']),
      tokenHash: preferenceOf(request),
      address: request.ip,
      headers: webHeaders(request),
    })
    return welcome(reply, signedIn)
  })

  serveEveryone(app, forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(services, limits, { email: body.email, address: request.ip })
    return { success: true as const }
  })

  serveEveryone(app, checkResetCode, async ({ body, request }) => {
    const userId = await findUserIdByEmail(db, body.email)
    await verifyCode(services, limits, {
      purpose: 'reset',
      proof: { userId, code: body.code },
      keeps: true,
      account: body.email,
      address: request.ip,
      then: () => Promise.resolve(),
    })
    return { success: true as const }
  })

  serveEveryone(app, resetPasswordCall, async ({ body, request, reply }) => {
    const signedIn = await resetPassword(services, limits, {
      body,
      address: request.ip,
      headers: webHeaders(request),
    })
    return welcome(reply, signedIn)
  })

  serve(app, sessions, sendVerification, async ({ viewer, request }) => {
    await requestVerificationCode(services, limits, { userId: viewer.userId, address: request.ip })
    return { success: true as const }
  })

  serve(app, sessions, verifyEmailCall, async ({ viewer, body, request }) => {
    await verifyEmail(services, limits, { viewer, proof: body, address: request.ip })
    return userNow(viewer.userId)
  })

  serve(app, sessions, acceptInvitation, async ({ viewer, params, request }) => {
    const { userId } = viewer
    const language = mailLanguage(request.headers['accept-language'])
    await db.transaction(async (tx) => {
      await afterSignIn(services, tx, {
        userId,
        tokenHash: undefined,
        invitation: params.token,
        language,
        mustWait: false,
      })
      await services.feed.announce(tx, { kind: 'person', userId })
    })
    sessions.forget(userId)
    return userNow(userId)
  })

  serve(app, sessions, switchClub, async ({ viewer, body }) => {
    requireMember(viewer, body.clubId)
    await setCurrentClub(db, viewer.userId, body.clubId)
    await services.feed.announce(db, { kind: 'person', userId: viewer.userId })
    sessions.forget(viewer.userId)
    return userNow(viewer.userId)
  })

  app.get<{ Querystring: { next?: string } }>('/api/login', { schema: { hide: true } }, (request, reply) => {
    const next = ownPath(request.query.next)
    return reply.redirect(`/auth?tab=signin${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`)
  })

  app.get('/api/logout', { schema: { hide: true } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    // Another site must not sign a player out in the middle of a round with a link or a picture (T43).
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return reply.type('text/html; charset=utf-8').send(signOutPage)
    const viewer = await sessions.read(request)
    const out = await services.accounts.api.signOut({ headers: webHeaders(request), returnHeaders: true })
    copyCookies(out.headers, reply)
    if (viewer) {
      sessions.forget(viewer.userId)
      await services.feed.announce(db, { kind: 'person', userId: viewer.userId })
    }
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

const signOutPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign out</title>' +
  '<form action="/api/logout"><button>Sign out of Scoreclub</button></form></html>'

/** A path of this site to go on to; anything that could lead elsewhere is dropped. */
function ownPath(next: string | undefined): string | undefined {
  return next !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : undefined
}

function preferenceOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[PREFERENCE_COOKIE]
  return token === undefined ? undefined : hashToken(token)
}

/** What better-auth reads of a request: the cookies, and the browser's name for the list of sessions. */
function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

function copyCookies(from: Headers, reply: FastifyReply): void {
  const cookies = from.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}
