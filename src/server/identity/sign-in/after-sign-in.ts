import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import {
  clearTypedClubCode,
  findPerson,
  setEmailVerified,
  setLanguage,
  setAwaitingClub,
  setSignUpRole,
  setTypedClubCode,
  takePreference,
} from '../auth.store.ts'
import { findPendingPreference } from './find-pending-preference.ts'
import { mailCode } from '../mailed-code/mail-code.ts'
import { openTypedCode, mustVerifyFirst } from './open-typed-code.ts'

/**
 * What follows a right password, a new account or a link that a signed-in person opens: the invitation is accepted, or
 * else the remembered choice applied; an address that is not verified yet gets its code. Inside the caller's transaction.
 *
 * With `asksFirst` a choice that would join a club is left for the person to confirm (T36): `needsConfirmation`.
 */
export async function afterSignIn(
  services: Services,
  tx: Transaction,
  input: {
    userId: string
    /** Of the choice made before signing in (save-preference.ts). */
    tokenHash?: string | undefined
    /** The token of an invitation's link. */
    invitation?: string | undefined
    language: MailLanguage
    /** The network address of the request: club codes are counted for it. */
    address: string
    /** Club codes are being guessed, so whoever joins by code waits for approval (P20). */
    mustWait: boolean
    asksFirst?: boolean
    requestId: string
  },
): Promise<{ needsConfirmation: boolean }> {
  const { userId, tokenHash, invitation, language, address, mustWait, asksFirst = false, requestId } = input
  await setLanguage(tx, userId, language)
  if (invitation === undefined && tokenHash !== undefined)
    await openTypedCode(services, tx, { userId, tokenHash, address })
  if (asksFirst && invitation === undefined) {
    const pending = await findPendingPreference(services, tx, { userId, tokenHash })
    if (pending) return { needsConfirmation: true }
  }
  if (invitation !== undefined) {
    const { provesAddress } = await services.invitations.accept(tx, { token: invitation, userId, requestId })
    await clearTypedClubCode(tx, userId)
    if (provesAddress) await setEmailVerified(tx, userId)
  } else if (tokenHash !== undefined) {
    await applySignInPreference(services, tx, { userId, tokenHash, mustWait, requestId })
  }
  if (services.config.mail.smtpUrl !== undefined) await mailCodeIfNeeded(services, tx, userId)
  return { needsConfirmation: false }
}

/** Members of a club can play without a verified address, so they are not asked for one. */
async function mailCodeIfNeeded(services: Services, tx: Transaction, userId: string): Promise<void> {
  const person = await findPerson(tx, userId)
  const isMember = person?.memberships.some(({ status }) => status === 'active') ?? false
  if (person && !person.emailVerified && !isMember)
    await mailCode(services, tx, { person, purpose: 'verify' })
}

/**
 * Applies the choice made before signing in, once (D16, T36): a player without a club joins the club of the code, an
 * administrator stays without a club and creates one. An account that has a club or a role keeps it. Where mails can be
 * sent, the code waits until the address is verified (D18). Inside the caller's transaction, after openTypedCode.
 */
async function applySignInPreference(
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
