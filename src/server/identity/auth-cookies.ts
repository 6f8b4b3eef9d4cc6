import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { COOKIE_PREFIX, EARLIER_SECURE, sessionCookieName } from '../platform/http/session-cookie.ts'
import { LONGEST_IDLE_S } from './session/session-lifetime.ts'
import { hashToken, PREFERENCE_MINUTES } from './sign-in/save-preference.ts'

const PREFERENCE = `${COOKIE_PREFIX}.preference`
const preferenceCookie = ({ isSecure }: { isSecure: boolean }) =>
  isSecure ? `__Host-${PREFERENCE}` : PREFERENCE

/** Whether cookies of this installation are for https only. */
export function cookiesAreSecure(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false
}

/** What better-auth reads of a request: the cookies, and the browser's name for the list of sessions. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

/** Sets the cookies that better-auth has answered with. */
export function copyCookies(from: Headers, reply: FastifyReply): void {
  const cookies = from.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}

/** Keeps a session's token in the browser, for as long as an unused session lasts. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  { isSecure }: { isSecure: boolean },
): void {
  void reply.setCookie(sessionCookieName({ isSecure }), token, {
    ...sessionAttributes,
    secure: isSecure,
    maxAge: LONGEST_IDLE_S,
  })
  if (isSecure) void reply.clearCookie(EARLIER_SECURE, { ...sessionAttributes, secure: true })
}

export function clearSessionCookie(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  void reply.clearCookie(sessionCookieName({ isSecure }), { ...sessionAttributes, secure: isSecure })
  if (isSecure) void reply.clearCookie(EARLIER_SECURE, { ...sessionAttributes, secure: true })
}

const sessionAttributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Keeps the token of a remembered choice (save-preference.ts) in this browser for as long as the choice is valid. */
export function setPreferenceCookie(
  reply: FastifyReply,
  token: string,
  { isSecure }: { isSecure: boolean },
): void {
  void reply.setCookie(preferenceCookie({ isSecure }), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: PREFERENCE_MINUTES * 60,
  })
}

export function clearPreferenceCookie(reply: FastifyReply): void {
  for (const isSecure of [true, false]) {
    const name = preferenceCookie({ isSecure })
    if (reply.request.cookies[name] !== undefined)
      void reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure })
  }
}

/** The hash under which the store keeps this browser's remembered choice. */
export function preferenceTokenHash(request: FastifyRequest): string | undefined {
  const { cookies } = request
  const token =
    cookies[preferenceCookie({ isSecure: true })] ?? cookies[preferenceCookie({ isSecure: false })]
  return token === undefined ? undefined : hashToken(token)
}
