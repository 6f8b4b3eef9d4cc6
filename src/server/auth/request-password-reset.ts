import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../deps.ts'
import { findPerson, findUserIdByEmail } from './auth.store.ts'
import { SITE, type AttemptLimits } from './attempt-limits.ts'
import { mailCode } from './mail-code.ts'

/** Every answer takes this long at least, so that its time does not tell whether the address is known. */
const ANSWER_AFTER_MS = 250

/** Mails a code for a new password to an address that has an account; to others nothing, with the same answer. */
export async function requestPasswordReset(
  services: Services,
  limits: AttemptLimits,
  terms: { email: string; address: string },
): Promise<void> {
  const { email, address } = terms
  await limits.check('mailSite', SITE)
  await limits.check('mailAddress', address)
  await limits.check('mailAccount', email)
  await Promise.all([work(services, limits, { email, address }), delay(ANSWER_AFTER_MS)])
}

async function work(
  services: Services,
  limits: AttemptLimits,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await limits.count('mailSite', SITE)
  await limits.count('mailAddress', address)
  await limits.count('mailAccount', email)
  const userId = await findUserIdByEmail(services.db, email)
  const person = userId === undefined ? undefined : await findPerson(services.db, userId)
  if (person) await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'reset' }))
}
