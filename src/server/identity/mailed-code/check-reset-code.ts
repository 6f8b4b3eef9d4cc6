import type { Services } from '../../platform/deps.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findUserIdByEmail } from '../auth.store.ts'
import { findKnownDevice } from '../known-device/known-device.ts'
import { verifyCode } from './verify-code.ts'

/**
 * Whether the mailed code is right, before a new password is typed: the code stays valid, a wrong one is counted and
 * refused (`code_wrong`).
 */
export async function checkResetCode(
  services: Services,
  limits: AttemptLimits,
  input: { email: string; code: string; address: string; deviceToken: string | undefined },
): Promise<void> {
  const { email, code, address } = input
  const userId = await findUserIdByEmail(services.db, email)
  await verifyCode(services, limits, {
    purpose: 'reset',
    code: { userId, code },
    keepsCode: true,
    account: (await findKnownDevice(services, input)) ?? email,
    address,
    onVerified: () => Promise.resolve(),
  })
}
