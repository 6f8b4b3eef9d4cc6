import type { MailLanguage } from '../db/tables/mail.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { applySignInPreference } from './apply-sign-in-preference.ts'
import { findPerson, setEmailVerified, setLanguage } from './auth.store.ts'
import { mailCode } from './mail-code.ts'
import { findPendingPreference } from './find-pending-preference.ts'

/**
 * What happens after a password was right or an account was made: the invitation of the link is accepted, or else the
 * remembered choice applied; and an address that is still to be verified gets its code. Inside the caller's transaction.
 */
export async function afterSignIn(
  services: Services,
  tx: Transaction,
  terms: {
    userId: string
    tokenHash: string | undefined
    invitation: string | undefined
    language: MailLanguage
    mustWait: boolean
    /** A club that the choice would join waits for the person's yes. */
    asksFirst?: boolean
  },
): Promise<{ asks: boolean }> {
  const { userId, tokenHash, invitation, language, mustWait, asksFirst = false } = terms
  await setLanguage(tx, userId, language)
  if (asksFirst && invitation === undefined && (await findPendingPreference(services, tx, terms)))
    return { asks: true }
  if (invitation !== undefined) {
    const { provesAddress } = await services.invitations.accept(tx, { token: invitation, userId })
    if (provesAddress) await setEmailVerified(tx, userId)
  } else if (tokenHash !== undefined) {
    await applySignInPreference(services, tx, { userId, tokenHash, mustWait })
  }
  if (services.config.mail.smtpUrl === undefined) return { asks: false }
  const person = await findPerson(tx, userId)
  const isIn = person?.memberships.some(({ status }) => status === 'active') ?? false
  if (person && !person.emailVerified && !isIn) await mailCode(services, tx, { person, purpose: 'verify' })
  return { asks: false }
}
