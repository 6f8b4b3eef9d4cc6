export const COOKIE_PREFIX = 'scoreclub'

const PLAIN = `${COOKIE_PREFIX}.session_token`
/** The name that earlier versions used over https; accepted until the app is next opened, which replaces it. */
export const EARLIER_SECURE = `__Secure-${PLAIN}`

/**
 * The name of the session cookie. Over https the browser itself holds such a name to this one host, to https and to the
 * whole site; over plain http, on localhost and in a club's own network, it would refuse the name.
 */
export function sessionCookieName({ isSecure }: { isSecure: boolean }): string {
  return isSecure ? `__Host-${PLAIN}` : PLAIN
}

export type SessionCookie = {
  token: string
  /** Of an earlier version, to be replaced. */
  isOld: boolean
}

/**
 * The session's token in a Cookie header. Another host of the same domain can set every cookie of ours but the one with
 * the prefix, so over https a plain name counts for nothing.
 */
export function readSessionCookie(
  header: string | undefined,
  { isSecure }: { isSecure: boolean },
): SessionCookie | undefined {
  if (header === undefined) return undefined
  const token = tokenNamed(header, sessionCookieName({ isSecure }))
  if (token !== undefined) return { token, isOld: false }
  const earlier = isSecure ? tokenNamed(header, EARLIER_SECURE) : undefined
  return earlier === undefined ? undefined : { token: earlier, isOld: true }
}

/** What follows a dot is a signature, which cookies of earlier versions have; nothing asks for it. */
function tokenNamed(header: string, name: string): string | undefined {
  for (const one of header.split(';')) {
    const cookie = one.trimStart()
    if (!cookie.startsWith(name) || cookie[name.length] !== '=') continue
    const token = /^[\w-]+/.exec(cookie.slice(name.length + 1))?.[0]
    if (token !== undefined) return token
  }
  return undefined
}
