import type { FastifyInstance } from 'fastify'
import { COOKIE_PREFIX } from './session.ts'

/** What the page may read: that this browser has a session, and nothing of it. */
export const HINT_COOKIE = `${COOKIE_PREFIX}.signed_in`

const ours = new RegExp(`^(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]*)`)

/**
 * Beside every session cookie a hint that lives as long: a browser without it need not ask who is signed in, and gets
 * the public pages ready to read. It opens nothing.
 */
export function hintAtSessions(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    const session = cookies.find((cookie) => ours.test(cookie))
    if (session !== undefined) void reply.header('set-cookie', hintFor(session))
    done(null, payload)
  })
}

export function hintFor(sessionCookie: string): string {
  return sessionCookie
    .replace(ours, (_, token: string) => `${HINT_COOKIE}=${token === '' ? '' : '1'}`)
    .replace(/;\s*HttpOnly/i, '')
}

export function hasHint(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return cookies[HINT_COOKIE] !== undefined
}
