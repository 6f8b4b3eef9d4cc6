import { hash } from '@node-rs/argon2'
import type { z } from 'zod/mini'
import type { resetPasswordBody } from '#contract/identity/auth.ts'
import { deleteTokensOf } from '../access-tokens/access-tokens.store.ts'
import type { Services } from '../../platform/deps.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { findPerson, findUserIdByEmail, replacePassword, type PersonRow } from '../auth.store.ts'
import { forgetDevices } from '../known-device/known-device.store.ts'
import { findKnownDevice, rememberDevice } from '../known-device/known-device.ts'
import { mailPasswordChange } from '../password/mail-password-change.ts'
import { wordsOf } from '../password/words-of.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { asksForSecondStep, forgetStarted } from '../second-step/second-step.store.ts'
import { startSignIn } from '../second-step/started-sign-in.ts'
import { hashToken } from '../sign-in/save-preference.ts'
import { verifyCode } from './verify-code.ts'
import { confirmAddress } from './confirm-address.ts'
import { endSessions } from '../session/session.store.ts'
import { recordSignIn } from '../sign-in/record-sign-in.ts'
import { strangerCounters } from '../sign-in/sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'

/**
 * Sets a new password with the code or link of a mail, ends every session of the account, mails its owner about the
 * change, and signs in. Whoever has the mail can read the mailbox, so the address is verified as well. Reading it is one
 * step: whoever has a second one is asked for that before there is a session.
 */
export async function resetPassword(
  services: Services,
  limits: AttemptLimits,
  input: {
    body: z.output<typeof resetPasswordBody>
    address: string
    deviceToken: string | undefined
    requestId: string
    headers: Headers
  },
): Promise<
  | { result: 'entered'; userId: string; headers: Headers; deviceToken: string }
  | { result: 'second_step'; token: string }
> {
  const { body, address, deviceToken } = input
  const mustWait = await limits.isAlarmed()
  const person = await verifyCode(services, limits, {
    purpose: 'reset',
    code:
      'token' in body
        ? { token: body.token }
        : { userId: await findUserIdByEmail(services.db, body.email), code: body.code },
    account:
      'token' in body
        ? hashToken(body.token)
        : ((await findKnownDevice(services, { email: body.email, deviceToken })) ?? body.email),
    address,
    onVerified: (tx, userId) => setPassword(services, tx, { userId, mustWait, ...input }),
  })
  // Wrong passwords that were tried before must not make the owner of the new one wait.
  await limits.clear(strangerCounters(person.email, address).filter(([, whom]) => whom === person.email))
  services.sessions.forget(person.userId)
  if ('second' in person) return { result: 'second_step', token: person.second }
  const signedIn = await services.accounts.api.signInEmail({
    body: { email: person.email, password: body.password },
    headers: input.headers,
    returnHeaders: true,
  })
  return {
    result: 'entered',
    userId: person.userId,
    headers: signedIn.headers,
    deviceToken: person.deviceToken,
  }
}

/** What a right code does. Whoever has a second step gets the start of a sign-in and no known device yet. */
async function setPassword(
  services: Services,
  tx: Transaction,
  input: {
    userId: string
    body: z.output<typeof resetPasswordBody>
    address: string
    deviceToken: string | undefined
    mustWait: boolean
    requestId: string
  },
): Promise<PersonRow & ({ deviceToken: string } | { second: string })> {
  const { userId, body, address, deviceToken, mustWait, requestId } = input
  const now = services.now()
  const owner = await findPerson(tx, userId)
  if (owner) refuseWeakPassword(body.password, wordsOf(owner))
  await replacePassword(tx, { userId, passwordHash: await hash(body.password), now })
  await deleteTokensOf(tx, { userId })
  await endSessions(tx, userId)
  // What confirming answers (the club of the code is full) is no reason to keep a person out of their account.
  await confirmAddress(services, tx, { userId, address, mustWait, requestId })
  const person = await findPerson(tx, userId)
  if (!person) throw new Error(`User ${userId} has a code and no account`)
  await mailPasswordChange(services, tx, person)
  await services.feed.announce(tx, { kind: 'person', userId })
  // Whoever knew the old password is a stranger from now on.
  await forgetDevices(tx, userId)
  await forgetStarted(tx, userId)
  if (await asksForSecondStep(tx, userId))
    return { ...person, second: await startSignIn(tx, { userId, now }) }
  await recordSignIn(services, tx, { userId, requestId })
  return { ...person, deviceToken: await rememberDevice(tx, { userId, deviceToken, now }) }
}
