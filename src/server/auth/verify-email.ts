import type { z } from 'zod/mini'
import type { verifyEmailBody } from '#contract/auth.ts'
import type { Services } from '../deps.ts'
import type { SignedIn } from '../http/session.ts'
import { AppError } from '../http/app-error.ts'
import { verifyCode } from './verify-code.ts'
import { confirmAddress } from './confirm-address.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/**
 * Confirms the address of whoever is signed in. The link works for him alone too: whoever signs up with somebody else's
 * address must not have it confirmed by its owner's click.
 */
export async function verifyEmail(
  services: Services,
  limits: AttemptLimits,
  terms: { viewer: SignedIn; proof: z.output<typeof verifyEmailBody>; address: string },
): Promise<void> {
  const { viewer, proof, address } = terms
  const { userId } = viewer
  if (viewer.emailVerified) return
  const mustWait = await limits.isAlarmed()
  const refusal = await verifyCode(services, limits, {
    purpose: 'verify',
    proof: 'token' in proof ? proof : { userId, code: proof.code },
    account: viewer.email,
    address,
    then: async (tx, owner) => {
      if (owner !== userId) throw new AppError('code_wrong')
      const refusal = await confirmAddress(services, tx, { userId, mustWait })
      await services.feed.announce(tx, { kind: 'person', userId })
      return refusal
    },
  })
  services.sessions.forget(userId)
  if (refusal) throw refusal
}
