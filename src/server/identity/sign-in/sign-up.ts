import { hash } from '@node-rs/argon2'
import { APIError } from 'better-auth/api'
import type { z } from 'zod/mini'
import type { signUpBody } from '#contract/identity/auth.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import { agreeToTerms } from '../consents.store.ts'
import { rememberDevice } from '../known-device/known-device.ts'
import { admit } from '../proof/admit.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { makeAccounts } from '../accounts.ts'
import { findUserIdByEmail } from '../auth.store.ts'

/**
 * Makes an account and joins the club of its invitation or club code, in one transaction: when that is refused (the club
 * is full) nothing was written, and the visitor can try once more with the same e-mail. Returns the headers that set the
 * session cookie, and the token that makes the device known.
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
    requestId: string
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers; deviceToken: string }> {
  const { tokenHash, language, address, deviceToken, requestId } = input
  const { invitation, proof, agreedTo, ...body } = input.body
  const { email, password, firstName, lastName } = input.body
  refuseWeakPassword(password, [email, firstName, lastName])
  await admit(services, limits, {
    counters: [['sign-up-address', address]],
    proofFor: { purpose: 'sign-up', email, address },
    proof,
  })
  const mustWait = await limits.isAlarmed()
  if ((await findUserIdByEmail(services.db, email)) !== undefined) throw emailTaken()
  // Made before the transaction, which would hold a connection for as long as that takes.
  const passwordHash = await hash(password)
  const account = { ...body, name: `${firstName} ${lastName}` }
  try {
    return await services.db.transaction(async (tx) => {
      const accounts = makeAccounts(services.config, tx, {
        now: services.now,
        hashPassword: () => Promise.resolve(passwordHash),
      })
      const created = await accounts.api.signUpEmail({
        body: account,
        headers: input.headers,
        returnHeaders: true,
      })
      const userId = created.response.user.id
      if (agreedTo) await agreeToTerms(tx, { userId, read: agreedTo, now: services.now() })
      await afterSignIn(services, tx, {
        userId,
        tokenHash,
        invitation,
        language,
        address,
        mustWait,
        requestId,
      })
      const newToken = await rememberDevice(tx, { userId, deviceToken, now: services.now() })
      return { userId, headers: created.headers, deviceToken: newToken }
    })
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    // Two sign-ups with one e-mail at once: the unique index of the table let one through.
    if ((await findUserIdByEmail(services.db, email)) !== undefined) throw emailTaken()
    // The body has been checked, so this is a fault of the store, which better-auth reports as "unprocessable".
    throw new Error('The account could not be written.', { cause: error })
  }
}

function emailTaken(): AppError {
  const { message } = new AppError('email_taken')
  return new AppError('email_taken', { fields: [{ field: 'email', message }] })
}
