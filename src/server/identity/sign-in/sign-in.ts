import { verify } from '@node-rs/argon2'
import { APIError } from 'better-auth/api'
import type { z } from 'zod/mini'
import type { signInBody } from '#contract/identity/auth.ts'
import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findKnownDevice, rememberDevice } from '../known-device/known-device.ts'
import { findPasswordHash } from '../auth.store.ts'
import { admit } from '../proof/admit.ts'
import { findGuardedAccount } from '../second-step/second-step.store.ts'
import { startSignIn } from '../second-step/started-sign-in.ts'
import { afterSignIn } from './after-sign-in.ts'
import { recordSignIn } from './record-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import type { Counter } from '../../platform/rate-limits/counters.store.ts'

type SignedInSoFar =
  | { result: 'entered'; userId: string; headers: Headers; deviceToken: string; needsConfirmation: boolean }
  | { result: 'second_step'; token: string }

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
 * Signs in with e-mail and password. Wrong passwords are refused with `wrong_credentials` and counted: on a device that
 * is known to the account for that device alone, from anywhere else for the account and the network address. Returns the
 * headers that set the session cookie, the token that makes the device known, and whether the person must still confirm
 * the club that they chose before (after-sign-in.ts). Whoever has a second step gets no session: `second_step` has the
 * token that their browser brings along to it.
 */
export async function signIn(
  services: Services,
  limits: AttemptLimits,
  input: {
    body: z.output<typeof signInBody>
    language: MailLanguage
    tokenHash: string | undefined
    address: string
    /** Of the cookie that makes this device a known one (known-device.ts). */
    deviceToken: string | undefined
    requestId: string
    headers: Headers
  },
): Promise<SignedInSoFar> {
  const { language, tokenHash, address, deviceToken, requestId } = input
  const { email, password, invitation, proof, asksFirst = false } = input.body
  const device = await findKnownDevice(services, { email, deviceToken })
  const counters = await admit(services, limits, {
    counters: device === undefined ? strangerCounters(email, address) : [['sign-in-known-device', device]],
    proofFor: { purpose: 'sign-in', email, address },
    proof,
  })
  const guarded = await findGuardedAccount(services.db, email)
  if (guarded !== undefined) {
    if (!(await isPasswordOf(services, { userId: guarded, password })))
      throw new AppError('wrong_credentials')
    await limits.giveBack(counters)
    const token = await startSignIn(services.db, { userId: guarded, now: services.now() })
    return { result: 'second_step', token }
  }
  const signedIn = await services.accounts.api
    .signInEmail({ body: { email, password }, headers: input.headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      throw new AppError('wrong_credentials')
    })
  await limits.giveBack(counters)
  const userId = signedIn.response.user.id
  const mustWait = await limits.isAlarmed()
  const entered = await services.db.transaction(async (tx) => {
    const answer = { userId, tokenHash, invitation, language, address, mustWait, asksFirst, requestId }
    const after = await afterSignIn(services, tx, answer)
    await recordSignIn(services, tx, { userId, requestId })
    const newToken = await rememberDevice(tx, { userId, deviceToken, now: services.now() })
    return { ...after, deviceToken: newToken }
  })
  return { result: 'entered', userId, headers: signedIn.headers, ...entered }
}

async function isPasswordOf(
  { db }: Pick<Services, 'db'>,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const stored = await findPasswordHash(db, userId)
  return stored !== undefined && (await verify(stored, password))
}
