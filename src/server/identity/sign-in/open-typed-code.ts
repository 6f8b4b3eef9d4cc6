import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import {
  findPerson,
  findPreference,
  setPreferenceClub,
  setSignUpRole,
  setTypedClubCode,
  takePreference,
  type PersonRow,
} from '../auth.store.ts'
import { lookUpCode } from './find-club-of-code.ts'

/**
 * Looks up the club code that was typed before signing in, now that somebody is signed in who has no club (P20). A right
 * one stands for its club from here on. A wrong one ends the choice and is kept with the person, who is told at the field
 * for a code; it keeps nobody from signing in. For who has a club, or has to verify their address first, nothing is
 * looked up (T37, D18). Inside the caller's transaction.
 */
export async function openTypedCode(
  services: Services,
  tx: Transaction,
  input: { userId: string; tokenHash: string; address: string },
): Promise<void> {
  const { userId, tokenHash, address } = input
  const preference = await findPreference(tx, tokenHash, services.now())
  if (preference?.userType !== 'player' || preference.typedCode === null) return
  const person = await findPerson(tx, userId)
  if (!person || person.memberships.length > 0 || mustVerifyFirst(services, person)) return
  const found = await lookUpCode(services, tx, { clubCode: preference.typedCode, address, userId })
  if ('clubId' in found) return setPreferenceClub(tx, tokenHash, found.clubId)
  await takePreference(tx, tokenHash, services.now())
  if (person.signUpRole === null) await setSignUpRole(tx, userId, preference.userType)
  await setTypedClubCode(tx, userId, { typed: preference.typedCode, refusal: found.refusal })
}

/** Where mails can be sent, a code is looked up only for a person whose address is verified (D18). */
export function mustVerifyFirst(
  { config }: Pick<Services, 'config'>,
  { emailVerified }: Pick<PersonRow, 'emailVerified'>,
): boolean {
  return config.mail.smtpUrl !== undefined && !emailVerified
}
