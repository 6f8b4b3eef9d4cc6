import type { FastifyInstance } from 'fastify'
import { COOKIE_PREFIX } from './session-cookie.ts'

/** A cookie that the page can read. It tells that this browser has a session, and nothing else about it. */
export const SIGNED_IN_COOKIE = `${COOKIE_PREFIX}.signed_in`

const ours = new RegExp(`^(?:__Secure-|__Host-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`)

/**
 * Sets the hint together with every session cookie, for as long. A browser without it need not ask who is signed in, and
 * gets the public pages as ready HTML. The hint gives access to nothing.
 */
export function addSignedInCookie(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    const session = cookies.find((cookie) => ours.test(cookie))
    if (session !== undefined) void reply.header('set-cookie', signedInCookieFor(session))
    done(null, payload)
  })
}

export function signedInCookieFor(sessionCookie: string): string {
  return sessionCookie
    .replace(ours, (_, token: string) => `${SIGNED_IN_COOKIE}=${token === '' ? '' : '1'}`)
    .replace(/;\s*HttpOnly/i, '')
}

export function hasSignedInCookie(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return cookies[SIGNED_IN_COOKIE] !== undefined
}
