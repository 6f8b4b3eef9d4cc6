import { APIError } from 'better-auth/api'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { MailLanguage } from '../db/tables/mail.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/**
 * Signs in with e-mail and password; wrong tries are counted per account and per address. Returns the headers that set the session
 * cookie, and whether a club waits for the person's yes.
 */
export async function signIn(
  services: Services,
  limits: AttemptLimits,
  terms: {
    email: string
    password: string
    invitation: string | undefined
    asksFirst: boolean
    language: MailLanguage
    tokenHash: string | undefined
    address: string
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers; asks: boolean }> {
  const { email, password, tokenHash, address } = terms
  await limits.check('account', email)
  await limits.check('address', address)
  const signedIn = await services.accounts.api
    .signInEmail({ body: { email, password }, headers: terms.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      await limits.count('account', email)
      await limits.count('address', address)
      throw new AppError('wrong_credentials')
    })
  const userId = signedIn.response.user.id
  const { invitation, language, asksFirst } = terms
  const mustWait = await limits.isAlarmed()
  const { asks } = await services.db.transaction((tx) =>
    afterSignIn(services, tx, { userId, tokenHash, invitation, language, mustWait, asksFirst }),
  )
  return { userId, headers: signedIn.headers, asks }
}
