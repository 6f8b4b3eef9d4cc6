import type { Services } from '../../deps.ts'
import type { CardProcessor } from '../card-processor.ts'
import { listWaiting } from './entry-payments.store.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { returnFee } from './return-fee.ts'

/** An open page is over after a day; until then a lost message costs an hour at most. */
const LOOK_MS = 60 * 60 * 1000
const AT_ONCE = 500

/** Pays back what is to go back, closes pages that are not to be paid on, and looks at open ones that nobody told of. */
export async function finishEntryFees(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
): Promise<void> {
  const since = new Date(services.now().getTime() - LOOK_MS)
  for (const { id, state } of await listWaiting(services.db, { since, most: AT_ONCE })) {
    if (state === 'open') await lookAtPayment(services, processor, { paymentId: id })
    await returnFee(services, processor, id)
  }
}
