import type { Services } from '../../platform/deps.ts'
import { isProcessorAway, type CardProcessor, type ProcessorEvent } from '../card-processor.ts'
import { findClubOfAccount } from './card-accounts.store.ts'
import { findPaymentOfEvent } from '../../competition/competition.ts'
import { lookAtAccount } from './look-at-account.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { returnFee } from './return-fee.ts'

/**
 * Takes a message about the account of a club: of a payment that we know there, else of the account itself. False where it
 * is about neither. Money that came in and has to go back goes at once; where that fails it waits with the rest.
 */
export async function takeFeeEvent(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
  event: ProcessorEvent,
): Promise<boolean> {
  const { accountId, sessionId, intentId, type } = event
  if (accountId === undefined) return false
  const paymentId = await findPaymentOfEvent(services.db, { accountId, sessionId, intentId })
  if (paymentId !== undefined) {
    await lookAtPayment(services, processor, { paymentId, event })
    await returnFee(services, processor, paymentId).catch(ignoreAway)
    return true
  }
  if (!type.startsWith('account.')) return false
  const clubId = await findClubOfAccount(services.db, accountId)
  if (clubId === undefined) return false
  await lookAtAccount(services, processor, { clubId, event })
  return true
}

function ignoreAway(error: unknown): void {
  if (!isProcessorAway(error)) throw error
}
