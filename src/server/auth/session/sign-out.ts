import type { Services } from '../../deps.ts'

/**
 * Ends the session of the request's cookie, in every process. `userId` is undefined when nobody is signed in. Returns
 * the headers that remove the session cookie.
 */
export async function signOut(
  services: Services,
  { userId, headers }: { userId: string | undefined; headers: Headers },
): Promise<Headers> {
  const signedOut = await services.accounts.api.signOut({ headers, returnHeaders: true })
  if (userId !== undefined) {
    services.sessions.forget(userId)
    await services.feed.announce(services.db, { kind: 'person', userId })
  }
  return signedOut.headers
}
