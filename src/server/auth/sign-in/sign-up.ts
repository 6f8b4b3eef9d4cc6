import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { signUpBody } from '#contract/auth.ts'
import { users } from '../../db/tables/users.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailLanguage } from '../../db/tables/mail.ts'
import { agreeToTerms } from '../../privacy/consents/consents.store.ts'
import { rememberDevice } from '../known-device/known-device.ts'
import { admit } from '../proof/admit.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findUserIdByEmail } from '../auth.store.ts'

/**
 * Makes an account and joins the club of its invitation or club code. When that is refused (the club is full) the account
 * is deleted again, so that the visitor can try once more with the same e-mail. Returns the headers that set the session
 * cookie, and the token that makes the device known.
 */
export async function signUp(
  services: Services,
  limits: AttemptLimits,
  input: {
    body: z.output<typeof signUpBody>
    language: MailLanguage
    tokenHash: string | undefined
    address: string
    deviceToken: string | undefined
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers; deviceToken: string }> {
  const { tokenHash, language, address, deviceToken } = input
  const { invitation, proof, agreedTo, ...body } = input.body
  const { email, password, firstName, lastName } = input.body
  refuseWeakPassword(password, [email, firstName, lastName])
  await admit(services, limits, {
    counters: [['sign-up-address', address]],
    proofFor: { purpose: 'sign-up', email, address },
    proof,
  })
  const mustWait = await limits.isAlarmed()
  if ((await findUserIdByEmail(services.db, body.email)) !== undefined) throw emailTaken()
  const created = await services.accounts.api
    .signUpEmail({
      body: { ...body, name: `${body.firstName} ${body.lastName}` },
      headers: input.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof APIError)) throw error
      // Two sign-ups with one e-mail at once: the unique index of the table let one through.
      if ((await findUserIdByEmail(services.db, body.email)) !== undefined) throw emailTaken()
      // The body has been checked, so this is a fault of the store, which better-auth reports as "unprocessable".
      throw new Error('The account could not be written.', { cause: error })
    })
  const userId = created.response.user.id
  try {
    const newToken = await services.db.transaction(async (tx) => {
      if (agreedTo) await agreeToTerms(tx, { userId, read: agreedTo, now: services.now() })
      await afterSignIn(services, tx, { userId, tokenHash, invitation, language, address, mustWait })
      return rememberDevice(tx, { userId, deviceToken, now: services.now() })
    })
    return { userId, headers: created.headers, deviceToken: newToken }
  } catch (error) {
    await services.db.delete(users).where(eq(users.id, userId))
    throw error
  }
}

function emailTaken(): AppError {
  const { message } = new AppError('email_taken')
  return new AppError('email_taken', { fields: [{ field: 'email', message }] })
}
