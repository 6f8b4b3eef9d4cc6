import type { Services } from '../../platform/deps.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson, findUserIdByEmail } from '../auth.store.ts'
import { mailCode } from './mail-code.ts'
import { findKnownDevice } from '../known-device/known-device.ts'
import { requireMail } from './require-mail.ts'

/** Every answer takes at least this long, so that its time does not tell whether the address has an account. */
const ANSWER_AFTER_MS = 250

/** Mails a code for a new password if the address has an account. The answer is the same if it has none. */
export async function requestPasswordReset(
  services: Services,
  limits: AttemptLimits,
  input: { email: string; address: string; deviceToken: string | undefined; proof?: string | undefined },
): Promise<void> {
  const { email, address, proof } = input
  const account = (await findKnownDevice(services, input)) ?? email
  await requireMail(services, limits, { account, email, address, proof })
  await Promise.all([mailResetCode(services, email), services.wait(ANSWER_AFTER_MS)])
}

async function mailResetCode(services: Services, email: string): Promise<void> {
  const userId = await findUserIdByEmail(services.db, email)
  const person = userId === undefined ? undefined : await findPerson(services.db, userId)
  if (person) await services.db.transaction((tx) => mailCode(services, tx, { person, purpose: 'reset' }))
}
