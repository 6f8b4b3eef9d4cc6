import { hash } from '@node-rs/argon2'
import type { Services } from '../../platform/deps.ts'
import { deleteTokensOf } from '../access-tokens/access-tokens.store.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson, replacePassword } from '../auth.store.ts'
import { confirmPassword } from '../confirm-password.ts'
import { forgetDevices } from '../known-device/known-device.store.ts'
import { rememberDevice } from '../known-device/known-device.ts'
import { deleteCodes } from '../mailed-code/code.store.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { mailPasswordChange } from '../password/mail-password-change.ts'
import { wordsOf } from '../password/words-of.ts'
import { forgetStarted } from '../second-step/second-step.store.ts'
import { changeSession, endSessions } from '../session/session.store.ts'
import { strangerCounters } from '../sign-in/sign-in.ts'

/**
 * Sets the password of somebody who is signed in and knows the old one. Every other session and every known device but
 * this one ends with the old password. Gives the token for this device's cookie.
 */
export async function changePassword(
  services: Services,
  limits: AttemptLimits,
  input: { viewer: SignedIn; password: string; newPassword: string; deviceToken: string | undefined },
): Promise<string> {
  const { viewer, password, newPassword, deviceToken } = input
  const { userId, session } = viewer
  await confirmPassword(services, { userId, password })
  const now = services.now()
  const passwordHash = await hash(newPassword)
  const { email, token } = await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('unauthorized')
    refuseWeakPassword(newPassword, wordsOf(person), 'newPassword')
    await replacePassword(tx, { userId, passwordHash, now })
    await deleteTokensOf(tx, { userId })
    await endSessions(tx, userId, session === undefined ? {} : { except: session.id })
    if (session) await changeSession(tx, session.id, { passwordAt: now })
    await deleteCodes(tx, userId, ['reset', 'change'])
    await forgetDevices(tx, userId)
    await forgetStarted(tx, userId)
    await mailPasswordChange(services, tx, person)
    await services.feed.announce(tx, { kind: 'person', userId })
    return { email: person.email, token: await rememberDevice(tx, { userId, deviceToken, now }) }
  })
  services.sessions.forget(userId)
  // Wrong passwords that others tried before must not make the owner of the new one wait.
  await limits.clear(strangerCounters(email, '').filter(([, whom]) => whom === email))
  return token
}
