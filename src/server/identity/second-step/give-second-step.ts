import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Counter } from '../../platform/rate-limits/counters.store.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson } from '../auth.store.ts'
import { findKnownDevice, rememberDevice } from '../known-device/known-device.ts'
import { begin, type Entered, type Visitor } from '../provider/enter-by-provider.ts'
import { consumeCode, fitCode, WrongSecondStep } from './check-code.ts'
import { mailSecondStep } from './mail-second-step.ts'
import { countRecoveryCodes, findStarted, takeStarted } from './second-step.store.ts'

export type SteppedIn = Extract<Entered, { result: 'entered' }> & { deviceToken: string }

/** What wrong codes are counted under: a known device apart, so that whoever stole a password shuts nobody out. */
export function secondStepCounters(who: string): Counter[] {
  return [
    ['second-step', who],
    ['second-step-day', who],
  ]
}

/**
 * The second half of signing in: the code of an app or a recovery code, in the browser in which the password was right.
 * Each code serves once, and each start one sign-in. Throws WrongSecondStep.
 */
export async function giveSecondStep(
  services: Services,
  limits: AttemptLimits,
  input: {
    tokenHash: string | undefined
    body: { code: string; invitation?: string | undefined; asksFirst?: boolean | undefined }
    visitor: Visitor
    deviceToken: string | undefined
  },
): Promise<SteppedIn> {
  const { tokenHash, body, visitor, deviceToken } = input
  const now = services.now()
  const userId = tokenHash === undefined ? undefined : await findStarted(services.db, { tokenHash, now })
  const person = userId === undefined ? undefined : await findPerson(services.db, userId)
  if (tokenHash === undefined || !person) throw new AppError('second_step_over')
  const device = await findKnownDevice(services, { email: person.email, deviceToken })
  const counters = secondStepCounters(device ?? person.userId)
  await limits.require(counters)
  const fitting = await fitCode(services, { userId: person.userId, typed: body.code })
  if (!fitting) throw new WrongSecondStep(person.userId)
  const mustWait = await limits.isAlarmed()
  const entered = await services.db.transaction(async (tx) => {
    if ((await takeStarted(tx, { tokenHash, now })) === undefined) throw new AppError('second_step_over')
    if (!(await consumeCode(tx, person.userId, fitting))) throw new WrongSecondStep(person.userId)
    if (fitting.kind === 'recovery') {
      const left = await countRecoveryCodes(tx, person.userId)
      await mailSecondStep(services, tx, { person, event: 'recovery_used', left })
    }
    const { invitation, asksFirst = false } = body
    const begun = await begin(services, tx, {
      userId: person.userId,
      visitor,
      mustWait,
      asksFirst,
      invitation,
      provedAt: now,
    })
    return { ...begun, deviceToken: await rememberDevice(tx, { userId: person.userId, deviceToken, now }) }
  })
  await limits.giveBack(counters)
  return entered
}
