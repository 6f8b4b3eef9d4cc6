import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { confirmPassword } from './confirm-password.ts'
import { changeSession } from './session/session.store.ts'

const FRESH_MS = 15 * 60_000

/**
 * Asks for the password once more, before somebody gets power over a club or loses it, unless it was entered in this
 * session in the last quarter of an hour (`password_again`). A password that is given is always checked.
 */
export async function requireFreshPassword(
  services: Services,
  { viewer, password }: { viewer: SignedIn; password: string | undefined },
): Promise<void> {
  const { session, userId } = viewer
  const now = services.now()
  if (password === undefined) {
    if (session && now.getTime() - session.passwordAt.getTime() <= FRESH_MS) return
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
