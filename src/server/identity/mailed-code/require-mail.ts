import type { Services } from '../../platform/deps.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'
import { admit } from '../proof/admit.ts'

/**
 * Counts a request for a mail with a code and refuses one too many for its mailbox. An address that asks for many is
 * asked for a proof of work; when very many are asked for on the whole site, so is each address after a few. Nobody is
 * shut out by what others do.
 */
export async function requireMail(
  services: Pick<Services, 'config' | 'now'>,
  limits: AttemptLimits,
  input: { account: string; email: string; address: string; proof?: string | undefined },
): Promise<void> {
  const { account, email, address, proof } = input
  const isBusy = await limits.isBusy('mail-site')
  await limits.require([['mail-account', account]])
  try {
    await admit(services, limits, {
      counters: [[isBusy ? 'mail-address-busy' : 'mail-address', address]],
      proofFor: { purpose: 'mail', email, address },
      proof,
    })
  } catch (error) {
    await limits.giveBack([['mail-account', account]])
    throw error
  }
  await limits.count(['mail-site', SITE])
}
