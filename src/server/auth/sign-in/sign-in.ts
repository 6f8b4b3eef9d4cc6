import { APIError } from 'better-auth/api'
import type { z } from 'zod/mini'
import type { signInBody } from '#contract/auth.ts'
import type { MailLanguage } from '../../db/tables/mail.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'

/**
 * Signs in with e-mail and password. Wrong passwords are counted for the account and for the network address, and
 * refused with `wrong_credentials`. Returns the headers that set the session cookie, and whether the person must still
 * confirm the club that they chose before (after-sign-in.ts).
 */
export async function signIn(
  services: Services,
  limits: AttemptLimits,
  input: {
    body: z.output<typeof signInBody>
    language: MailLanguage
    tokenHash: string | undefined
    address: string
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers; needsConfirmation: boolean }> {
  const { language, tokenHash, address } = input
  const { email, password, invitation, asksFirst = false } = input.body
  await limits.check('account', email)
  await limits.check('address', address)
  const signedIn = await services.accounts.api
    .signInEmail({ body: { email, password }, headers: input.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      await limits.count('account', email)
      await limits.count('address', address)
      throw new AppError('wrong_credentials')
    })
  const userId = signedIn.response.user.id
  const mustWait = await limits.isAlarmed()
  const { needsConfirmation } = await services.db.transaction((tx) =>
    afterSignIn(services, tx, { userId, tokenHash, invitation, language, mustWait, asksFirst }),
  )
  return { userId, headers: signedIn.headers, needsConfirmation }
}
