import type { IncomingHttpHeaders } from 'node:http'

/** What every token begins with, so that scanners of repositories and logs know one when they see it. */
export const TOKEN_PREFIX = 'scoreclub_pat_'

const ours = new RegExp(`^Bearer +(${TOKEN_PREFIX}\\S*)$`, 'i')

/**
 * The access token of a request. What else a header of this name holds is not for us: a proxy in front may ask for a
 * password of its own, or add who has signed in there.
 */
export function readBearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization === undefined ? undefined : ours.exec(authorization)?.[1]
}
