import { APIError } from 'better-auth/api'
import type { Services } from '../deps.ts'
import { fieldError } from '../http/app-error.ts'
import { AttemptLimits } from './attempt-limits.ts'

/**
 * Asks a signed-in person for their password again, before what cannot be taken back. A wrong one is a fault of the field
 * and not a 401, which would read as signed out; ten of them in fifteen minutes are enough.
 */
export async function confirmPassword(
  services: Services,
  input: { userId: string; password: string; headers: Headers },
): Promise<void> {
  const { userId, password, headers } = input
  const limits = new AttemptLimits(services)
  await limits.require([['password-again', userId]])
  try {
    await services.accounts.api.verifyPassword({ body: { password }, headers })
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    throw fieldError('password', 'This is not your password.')
  }
  await limits.giveBack([['password-again', userId]])
}
