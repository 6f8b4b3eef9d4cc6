import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { confirmPassword } from './confirm-password.ts'
import { isFresh } from './require-fresh-password.ts'

/**
 * Before what cannot be taken back: the password is asked for whenever it was typed last. Where a sign-in service keeps it,
 * the person must have signed in there in the last quarter of an hour (`sign_in_again`).
 */
export async function confirmItIsThem(
  services: Services,
  { viewer, password }: { viewer: SignedIn; password: string | undefined },
): Promise<void> {
  if (services.provider) {
    if (!isFresh(viewer, services.now())) throw new AppError('sign_in_again')
    return
  }
  if (password === undefined) throw fieldError('password', 'Enter your password.')
  await confirmPassword(services, { userId: viewer.userId, password })
}
