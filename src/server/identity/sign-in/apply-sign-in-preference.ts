import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import {
  findPerson,
  setAwaitingClub,
  setSignUpRole,
  setTypedClubCode,
  takePreference,
} from '../auth.store.ts'
import { mustVerifyFirst } from './open-typed-code.ts'

/**
 * Applies the choice made before signing in, once (D16, T36): a player without a club joins the club of the code, an
 * administrator stays without a club and creates one. An account that has a club or a role keeps it. Where mails can be
 * sent, the code waits until the address is verified (D18). Inside the caller's transaction, after openTypedCode.
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
  const { clubId, typedCode } = preference
  if (preference.userType !== 'player') return
  if (typedCode !== null) await setTypedClubCode(tx, userId, { typed: typedCode, refusal: null })
  else if (clubId === null) return
  else if (mustVerifyFirst(services, person)) await setAwaitingClub(tx, userId, clubId)
  else await services.invitations.joinByCode(tx, { clubId, person, mustWait, requestId })
}
