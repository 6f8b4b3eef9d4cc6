import type { Services } from '../../deps.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'
import { findPerson, findUserIdByEmail } from '../auth.store.ts'
import { mailCode } from './mail-code.ts'

/** Every answer takes at least this long, so that its time does not tell whether the address has an account. */
const ANSWER_AFTER_MS = 250

/** Mails a code for a new password if the address has an account. The answer is the same if it has none. */
export async function requestPasswordReset(
  services: Services,
  limits: AttemptLimits,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const counters = [
    ['mailSite', SITE],
    ['mailAddress', address],
    ['mailAccount', email],
  ] as const
  for (const [kind, key] of counters) await limits.check(kind, key)
  const countAndMail = async () => {
    for (const [kind, key] of counters) await limits.count(kind, key)
    await mailResetCode(services, email)
  }
  await Promise.all([countAndMail(), services.wait(ANSWER_AFTER_MS)])
}

async function mailResetCode(services: Services, email: string): Promise<void> {
  const userId = await findUserIdByEmail(services.db, email)
  const person = userId === undefined ? undefined : await findPerson(services.db, userId)
  if (person) await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'reset' }))
}
