import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { parseSecondStepCode } from '#contract/identity/second-step-code.ts'
import { SECOND_STEP_MINUTES } from '#contract/identity/second-step.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson } from '../auth.store.ts'
import { confirmPassword } from '../confirm-password.ts'
import { endSessions } from '../session/session.store.ts'
import { WrongSecondStep } from './check-code.ts'
import { mailSecondStep } from './mail-second-step.ts'
import { newOneTimeSecret, oneTimeAddress, stepOfCode } from './one-time-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import {
  asksForSecondStep,
  beginAsking,
  findSecret,
  forgetStarted,
  replaceRecoveryHashes,
  saveNewSecret,
  stopAsking,
} from './second-step.store.ts'

type Asked = { viewer: SignedIn; password: string }

/** Makes the secret for the person's app. Nothing is asked for until they have given a code of it. */
export async function beginSecondStep(
  services: Services,
  { viewer, password }: Asked,
): Promise<{ secret: string; address: string }> {
  const { userId, email } = viewer
  await confirmPassword(services, { userId, password })
  const secret = newOneTimeSecret()
  const sealed = sealSecret(services.config, { userId, secret })
  if (!(await saveNewSecret(services.db, { userId, sealed, now: services.now() })))
    throw new AppError('changed_meanwhile')
  return { secret, address: oneTimeAddress({ secret, email }) }
}

/**
 * Turns it on: the person has shown that their app makes the codes. Whoever is signed in elsewhere with the password alone
 * is signed out. Gives the recovery codes, this one time.
 */
export async function turnOnSecondStep(
  services: Services,
  limits: AttemptLimits,
  { viewer, code }: { viewer: SignedIn; code: string },
): Promise<string[]> {
  const { userId, session } = viewer
  const now = services.now()
  await limits.require([['second-step', userId]])
  const kept = await findSecret(services.db, userId)
  if (kept?.onSince) throw new AppError('changed_meanwhile')
  const age = now.getTime() - (kept?.madeAt.getTime() ?? 0)
  if (!kept || age > SECOND_STEP_MINUTES * 60_000) throw new AppError('second_step_over')
  const secret = openSecret(services.config, kept)
  const step = secret === undefined ? undefined : stepOfTyped({ secret, typed: code, now })
  if (step === undefined) throw new WrongSecondStep(userId)
  await limits.giveBack([['second-step', userId]])
  const { shown, hashes } = await newRecoveryCodes()
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('unauthorized')
    // Another window of the same person was quicker.
    if (!(await beginAsking(tx, { userId, sealed: kept.sealed, step, now })))
      throw new AppError('second_step_over')
    await replaceRecoveryHashes(tx, { userId, hashes, now })
    await endSessions(tx, userId, session === undefined ? {} : { except: session.id })
    await mailSecondStep(services, tx, { person, event: 'on', left: shown.length })
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
  return shown
}

function stepOfTyped({ secret, typed, now }: { secret: string; typed: string; now: Date }) {
  const read = parseSecondStepCode(typed)
  return read?.kind === 'one_time' ? stepOfCode({ secret, code: read.code, now }) : undefined
}

/** Gives ten new recovery codes; the old ones count no more. */
export async function replaceRecoveryCodes(
  services: Services,
  { viewer, password }: Asked,
): Promise<string[]> {
  const { userId } = viewer
  await confirmPassword(services, { userId, password })
  const { shown, hashes } = await newRecoveryCodes()
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person || !(await asksForSecondStep(tx, userId))) throw new AppError('changed_meanwhile')
    await replaceRecoveryHashes(tx, { userId, hashes, now: services.now() })
    await mailSecondStep(services, tx, { person, event: 'new_codes', left: shown.length })
  })
  return shown
}

export async function turnOffSecondStep(services: Services, { viewer, password }: Asked): Promise<void> {
  const { userId } = viewer
  await confirmPassword(services, { userId, password })
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    const wasOn = await stopAsking(tx, userId)
    await forgetStarted(tx, userId)
    if (person && wasOn) await mailSecondStep(services, tx, { person, event: 'off', left: 0 })
  })
}
