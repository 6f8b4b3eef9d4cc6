import type { Services } from '../../deps.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'
import { findPerson } from '../auth.store.ts'
import { mailCode } from './mail-code.ts'

/** Mails the signed-in person a code for their own address, unless it is verified already. */
export async function requestVerificationCode(
  services: Services,
  limits: AttemptLimits,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const person = await findPerson(services.db, userId)
  if (!person || person.emailVerified) return
  const counters = [
    ['mailSite', SITE],
    ['mailAddress', address],
    ['mailAccount', person.email],
  ] as const
  for (const [kind, key] of counters) await limits.check(kind, key)
  for (const [kind, key] of counters) await limits.count(kind, key)
  await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'verify' }))
}
