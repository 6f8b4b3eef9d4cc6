import { verify } from '@node-rs/argon2'
import type { Services } from '../platform/deps.ts'
import { fieldError } from '../platform/http/app-error.ts'
import { AttemptLimits } from './attempt-limits.ts'
import { findPasswordHash } from './auth.store.ts'

/**
 * Asks a signed-in person for their password again, before what cannot be taken back. A wrong one is a fault of the field
 * and not a 401, which would read as signed out; ten of them in fifteen minutes are enough.
 */
export async function confirmPassword(
  services: Services,
  input: { userId: string; password: string },
): Promise<void> {
  const { userId, password } = input
  const limits = new AttemptLimits(services)
  await limits.require([['password-again', userId]])
  const stored = await findPasswordHash(services.db, userId)
  if (stored === undefined || !(await verify(stored, password)))
    throw fieldError('password', 'This is not your password.')
  await limits.giveBack([['password-again', userId]])
}
