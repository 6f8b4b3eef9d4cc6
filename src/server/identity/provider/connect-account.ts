import { verify } from '@node-rs/argon2'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPasswordHash, findUserIdByEmail } from '../auth.store.ts'
import { findKnownDevice } from '../known-device/known-device.ts'
import { confirmAddress } from '../mailed-code/confirm-address.ts'
import { admit } from '../proof/admit.ts'
import { strangerCounters } from '../sign-in/sign-in.ts'
import { begin, type Entered, type Visitor } from './enter-by-provider.ts'
import { findUserIdOfIdentity, insertIdentity } from './identity.store.ts'
import type { KnownPerson } from './person-of-claims.ts'

/**
 * Somebody whom the sign-in service knows, and whose confirmed address an account here has, proves with that account's
 * password that it is theirs. From then on they sign in to it with the service. Wrong passwords count as at the form that
 * took them before (sign-in.ts). Twice is once.
 */
export async function connectAccount(
  services: Services,
  limits: AttemptLimits,
  input: {
    person: KnownPerson
    password: string
    proof: string | undefined
    deviceToken: string | undefined
    visitor: Visitor
  },
): Promise<Extract<Entered, { result: 'entered' }>> {
  const { person, password, proof, deviceToken, visitor } = input
  const { email } = person
  const { address, requestId } = visitor
  const device = await findKnownDevice(services, { email, deviceToken })
  const counters = await admit(services, limits, {
    counters: device === undefined ? strangerCounters(email, address) : [['sign-in-known-device', device]],
    proofFor: { purpose: 'sign-in', email, address },
    proof,
  })
  const userId = await findUserIdByEmail(services.db, email)
  const stored = userId === undefined ? undefined : await findPasswordHash(services.db, userId)
  if (userId === undefined || stored === undefined || !(await verify(stored, password)))
    throw fieldError('password', 'This is not your password.')
  await limits.giveBack(counters)
  const mustWait = await limits.isAlarmed()
  return services.db.transaction(async (tx) => {
    const connected = await findUserIdOfIdentity(tx, person)
    if (connected !== undefined && connected !== userId) throw new AppError('not_found')
    const now = services.now()
    if (connected === undefined) await insertIdentity(tx, { ...person, userId, now })
    // The service vouches for the address, and the password for the account.
    await confirmAddress(services, tx, { userId, address, mustWait, requestId })
    return begin(services, tx, { userId, visitor, mustWait, asksFirst: true, provedAt: now })
  })
}
