import type { Services } from '../../platform/deps.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson } from '../auth.store.ts'
import { mailCode } from './mail-code.ts'
import { requireMail } from './require-mail.ts'

/** Mails the signed-in person a code for their own address, unless it is verified already. */
export async function requestVerificationCode(
  services: Services,
  limits: AttemptLimits,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const person = await findPerson(services.db, userId)
  if (!person || person.emailVerified) return
  // Counted for the person and not for the e-mail, under which anybody can ask for a new password.
  await requireMail(services, limits, { account: userId, email: person.email, address })
  await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'verify' }))
}
