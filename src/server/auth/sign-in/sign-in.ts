import { APIError } from 'better-auth/api'
import type { z } from 'zod/mini'
import type { signInBody } from '#contract/auth.ts'
import type { MailLanguage } from '../../db/tables/mail.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { afterSignIn } from './after-sign-in.ts'
import { recordSignIn } from './record-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import type { Counter } from '../../limits/counters.store.ts'

/** What an attempt to sign in from a device that nobody knows is counted under; the waits grow from one to the next. */
export function strangerCounters(email: string, address: string): Counter[] {
  return [
    ['sign-in-account', email],
    ['sign-in-account-hour', email],
    ['sign-in-account-day', email],
    ['sign-in-address', address],
  ]
}

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
    requestId: string
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers; needsConfirmation: boolean }> {
  const { language, tokenHash, address } = input
  const { email, password, invitation, asksFirst = false } = input.body
  const counters = strangerCounters(email, address)
  await limits.require(counters)
  const signedIn = await services.accounts.api
    .signInEmail({ body: { email, password }, headers: input.headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      throw new AppError('wrong_credentials')
    })
  await limits.giveBack(counters)
  const userId = signedIn.response.user.id
  const mustWait = await limits.isAlarmed()
  const { needsConfirmation } = await services.db.transaction(async (tx) => {
    const answer = { userId, tokenHash, invitation, language, mustWait, asksFirst }
    const after = await afterSignIn(services, tx, answer)
    await recordSignIn(services, tx, { userId, requestId: input.requestId })
    return after
  })
  return { userId, headers: signedIn.headers, needsConfirmation }
}
