import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, PREFERENCE_MINUTES } from './sign-in/save-preference.ts'

const PREFERENCE_COOKIE = 'scoreclub.preference'

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

/** Keeps the token of a remembered choice (save-preference.ts) in this browser for as long as the choice is valid. */
export function setPreferenceCookie(
  reply: FastifyReply,
  token: string,
  { isSecure }: { isSecure: boolean },
): void {
  void reply.setCookie(PREFERENCE_COOKIE, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: PREFERENCE_MINUTES * 60,
  })
}

export function clearPreferenceCookie(reply: FastifyReply): void {
  void reply.clearCookie(PREFERENCE_COOKIE, { path: '/api' })
}

/** The hash under which the store keeps this browser's remembered choice. */
export function preferenceTokenHash(request: FastifyRequest): string | undefined {
  const token = request.cookies[PREFERENCE_COOKIE]
  return token === undefined ? undefined : hashToken(token)
}
