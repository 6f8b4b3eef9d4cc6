import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../../platform/deps.ts'
import { findBounceToken } from './bounce-address.ts'
import { markAddress, markBounced } from './bounces.store.ts'
import { readDeliveryReport } from './read-delivery-report.ts'

/**
 * Takes a message that came back to us, and says whether it changed anything. A report of a mail that is still tried, an
 * answer of a person, a token that nobody has and a report that was taken before change nothing.
 */
export async function takeBounce(
  services: Pick<Services, 'db' | 'now'>,
  { raw, bouncesTo, log }: { raw: Buffer; bouncesTo: string; log: FastifyBaseLogger },
): Promise<boolean> {
  const { addresses, failed } = await readDeliveryReport(raw)
  const token = findBounceToken(addresses, bouncesTo)
  if (token === undefined || failed === undefined) return false
  const now = services.now()
  const mail = await services.db.transaction(async (tx) => {
    const found = await markBounced(tx, { token, failed, now })
    if (found && failed.isAddressFault) await markAddress(tx, { email: found.recipient, now })
    return found
  })
  if (!mail) return false
  // What the receiving server said names the address.
  log.error({ mail: mail.id, kind: mail.kind, status: failed.status }, 'mail came back, given up')
  return true
}
