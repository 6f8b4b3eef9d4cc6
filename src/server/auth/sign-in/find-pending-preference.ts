import type { PendingPreference } from '#contract/auth.ts'
import { namedFace } from '../../http/club-face.ts'
import type { Queryable } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { findPerson, findPreference } from '../auth.store.ts'

/**
 * The club that a choice made before signing in would join this person to, so that they can confirm it (T36). Undefined
 * when there is nothing to confirm, as for an account that has a club. The club is not named until the address is verified,
 * where addresses are: a guessed code must not reveal a club's name (P20).
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
  if (preference?.userType !== 'player' || preference.clubId === null) return undefined
  const mayName = services.config.mail.smtpUrl === undefined || person.emailVerified
  const { clubName, clubColour, clubCrest } = preference
  return mayName
    ? { userType: 'player', clubName, ...namedFace({ clubColour, clubCrest }) }
    : { userType: 'player', clubName: null, clubColour: null, clubCrestUrl: null }
}
