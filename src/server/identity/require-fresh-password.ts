import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { confirmPassword } from './confirm-password.ts'
import { changeSession } from './session/session.store.ts'

const FRESH_MS = 15 * 60_000

/** Whether somebody has proved who they are in the last quarter of an hour, in this session. */
export function isFresh({ session }: Pick<SignedIn, 'session'>, now: Date): boolean {
  return session !== undefined && now.getTime() - session.passwordAt.getTime() <= FRESH_MS
}

/**
 * Asks for the password once more, before somebody gets power over a club or loses it, unless it was entered in this
 * session in the last quarter of an hour (`password_again`). A password that is given is always checked. Who signs in with
 * a sign-in service has none, and is sent there again (`sign_in_again`).
 */
export async function requireFreshPassword(
  services: Services,
  { viewer, password }: { viewer: SignedIn; password: string | undefined },
): Promise<void> {
  const { session, userId } = viewer
  const now = services.now()
  if (services.provider) {
    if (!isFresh(viewer, now)) throw new AppError('sign_in_again')
    return
  }
  if (password === undefined) {
    if (isFresh(viewer, now)) return
    throw new AppError('password_again')
  }
  await confirmPassword(services, { userId, password })
  if (!session) return
  await services.db.transaction(async (tx) => {
    await changeSession(tx, session.id, { passwordAt: now })
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
}
