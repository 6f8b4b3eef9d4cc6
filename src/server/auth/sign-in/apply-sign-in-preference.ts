import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { findPerson, setAwaitingClub, setSignUpRole, takePreference } from '../auth.store.ts'
import { joinByCode } from './join-by-code.ts'

/**
 * Applies the choice made before signing in, once (D16, T36): a player without a club joins the club of the code, an
 * administrator stays without a club and creates one. An account that has a club or a role keeps it. Where mails can be
 * sent, the club is joined only when the address is verified (D18). Inside the caller's transaction.
 */
export async function applySignInPreference(
  services: Services,
  tx: Transaction,
  input: { userId: string; tokenHash: string; mustWait: boolean; requestId: string },
): Promise<void> {
  const { userId, tokenHash, mustWait, requestId } = input
  const preference = await takePreference(tx, tokenHash, services.now())
  const person = await findPerson(tx, userId)
  if (!preference || !person || person.memberships.length > 0) return
  if (person.signUpRole === null) await setSignUpRole(tx, userId, preference.userType)
  const { clubId } = preference
  if (preference.userType !== 'player' || clubId === null) return
  const hasMail = services.config.mail.smtpUrl !== undefined
  if (hasMail && !person.emailVerified) await setAwaitingClub(tx, userId, clubId)
  else await joinByCode(services, tx, { clubId, person, mustWait, requestId })
}
