import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'

const COOKIE = 'scoreclub.kiosk'
/** The longest that browsers keep a cookie; the server ends it earlier where nobody uses it. */
const KEPT_DAYS = 400
const TOKEN = /^[\w-]{43}$/

type Needed = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: Needed) => publicUrl?.startsWith('https:') ?? false
const nameOf = (config: Needed) => (isSecure(config) ? `__Host-${COOKIE}` : COOKIE)

/** Over https only the name that the browser holds to this host counts, as for sessions. */
export function readKioskCookie(request: FastifyRequest, config: Needed): string | undefined {
  const token = request.cookies[nameOf(config)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** Strict, because only the kiosk's own page asks with it. */
export function setKioskCookie(reply: FastifyReply, token: string, config: Needed): void {
  void reply.setCookie(nameOf(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(config),
    maxAge: KEPT_DAYS * 24 * 60 * 60,
  })
}
