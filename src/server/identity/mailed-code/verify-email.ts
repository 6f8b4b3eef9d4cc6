import type { z } from 'zod/mini'
import type { verifyEmailBody } from '#contract/identity/auth.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { verifyCode } from './verify-code.ts'
import { confirmAddress } from './confirm-address.ts'
import type { AttemptLimits } from '../attempt-limits.ts'

/**
 * Confirms the address of the signed-in person with a mailed code or link, and opens the clubs that waited for it. The
 * link works only for the account it was mailed for: whoever signs up with somebody else's address must not have it
 * confirmed by a click of the address's owner.
 */
export async function verifyEmail(
  services: Services,
  limits: AttemptLimits,
  input: { viewer: SignedIn; code: z.output<typeof verifyEmailBody>; address: string },
): Promise<void> {
  const { viewer, code, address } = input
  const { userId, requestId } = viewer
  if (viewer.emailVerified) return
  const mustWait = await limits.isAlarmed()
  const refusal = await verifyCode(services, limits, {
    purpose: 'verify',
    code: 'token' in code ? code : { userId, code: code.code },
    account: userId,
    address,
    onVerified: async (tx, owner) => {
      if (owner !== userId) throw new AppError('code_wrong')
      const refusal = await confirmAddress(services, tx, { userId, address, mustWait, requestId })
      await services.feed.announce(tx, { kind: 'person', userId })
      return refusal
    },
  })
  services.sessions.forget(userId)
  if (refusal) throw refusal
}
