import { APIError } from 'better-auth/api'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { applyPreference } from './apply-preference.ts'
import type { GuessLimits } from './guess-limits.ts'

/**
 * Signs in with e-mail and password; wrong tries are counted per account and per address. A preference serves an
 * account without a club only. Returns the headers that set the session cookie.
 */
export async function signIn(
  services: Services,
  limits: GuessLimits,
  terms: {
    email: string
    password: string
    tokenHash: string | undefined
    address: string
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers }> {
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
  if (tokenHash !== undefined)
    await services.db.transaction((tx) => applyPreference(tx, { userId, tokenHash, now: services.now() }))
  return { userId, headers: signedIn.headers }
}
