import type { Database } from '../../platform/db/client.ts'
import { findPerson } from '../auth.store.ts'
import type { LoadSession } from '../../platform/http/session.ts'
import { findToken, noteUse } from './access-tokens.store.ts'
import { isTokenSecret, tokenSecretHash } from './token-secret.ts'

/**
 * Reads whose token a secret is, with what that person is at this moment, narrowed to the token's club: whoever has left
 * it, and whoever waits to be let in, has no token there.
 */
export function accessTokenLoader(db: Database, now: () => Date): LoadSession {
  return async (secret) => {
    if (!isTokenSecret(secret)) return undefined
    const token = await findToken(db, tokenSecretHash(secret))
    if (!token || token.expiresAt <= now()) return undefined
    const person = await findPerson(db, token.userId)
    const memberships = (person?.memberships ?? []).filter(
      ({ clubId, status }) => clubId === token.clubId && status === 'active',
    )
    if (!person || memberships.length === 0) return undefined
    await noteUse(db, token.id, now())
    const { id, reach } = token
    return {
      person: { ...person, memberships, currentClubId: token.clubId, accessToken: { id, reach } },
      expiresAt: token.expiresAt,
    }
  }
}
