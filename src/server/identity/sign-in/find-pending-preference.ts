import type { PendingPreference } from '#contract/identity/auth.ts'
import { namedFace } from '#contract/club/named-face.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findPerson, findPreference } from '../auth.store.ts'
import { mustVerifyFirst } from './open-typed-code.ts'

/**
 * The club that a choice made before signing in would join this person to, so that they can confirm it (T36). Undefined
 * when there is nothing to confirm, as for an account that has a club. The club is not named while its code has not been
 * looked up (openTypedCode): what is read here must not tell a right code from a wrong one (P20).
 */
export async function findPendingPreference(
  services: Pick<Services, 'config' | 'now'>,
  db: Queryable,
  input: { userId: string; tokenHash: string | undefined },
): Promise<PendingPreference | undefined> {
  const { userId, tokenHash } = input
  if (tokenHash === undefined) return undefined
  const person = await findPerson(db, userId)
  if (!person || person.memberships.length > 0) return undefined
  const preference = await findPreference(db, tokenHash, services.now())
  if (preference?.userType !== 'player') return undefined
  if (preference.clubId === null && preference.typedCode === null) return undefined
  const mayName = preference.clubId !== null && !mustVerifyFirst(services, person)
  const { clubName, clubColour, clubCrest } = preference
  return mayName
    ? { userType: 'player', clubName, ...namedFace({ clubColour, clubCrest }) }
    : { userType: 'player', clubName: null, clubColour: null, clubCrestUrl: null }
}
