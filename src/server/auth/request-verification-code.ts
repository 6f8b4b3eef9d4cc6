import type { Services } from '../deps.ts'
import { findPerson } from './auth.store.ts'
import { SITE, type AttemptLimits } from './attempt-limits.ts'
import { mailCode } from './mail-code.ts'

/** Mails the signed-in person a code for his own address; nothing when it is verified already. */
export async function requestVerificationCode(
  services: Services,
  limits: AttemptLimits,
  terms: { userId: string; address: string },
): Promise<void> {
  const person = await findPerson(services.db, terms.userId)
  if (!person || person.emailVerified) return
  const kinds = [
    ['mailSite', SITE],
    ['mailAddress', terms.address],
    ['mailAccount', person.email],
  ] as const
  for (const [kind, key] of kinds) await limits.check(kind, key)
  for (const [kind, key] of kinds) await limits.count(kind, key)
  await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'verify' }))
}
