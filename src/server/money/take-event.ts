import type { Services } from '../platform/deps.ts'
import { findClubOfCustomer, isKnownEvent, keepEvent } from './billing.store.ts'
import { type CardProcessor, type ProcessorEvent, isProcessorAway } from './card-processor.ts'
import { lookAtSubscription } from './look-at-subscription.ts'
import { findClubOfAccount } from './entry-fees/card-accounts.store.ts'
import { findPaymentOfEvent } from '../competition/competition.ts'
import { lookAtAccount } from './entry-fees/look-at-account.ts'
import { lookAtPayment } from './entry-fees/look-at-payment.ts'
import { returnFee } from './entry-fees/return-fee.ts'

/**
 * Takes a message of the processor. It is kept with what came of it, so one that fails is sent again by the processor and taken
 * then. Whose it is says the customer, whom we have made ourselves, or the account of the club, and nothing else that stands in it.
 */
export async function takeEvent(
  services: Services,
  processor: CardProcessor,
  event: ProcessorEvent,
): Promise<void> {
  const { db, now } = services
  if (await isKnownEvent(db, event.id)) return
  if (event.accountId !== undefined && (await takeFeeEvent(services, processor, event))) return
  const customerId = event.accountId === undefined ? event.customerId : undefined
  const clubId = customerId === undefined ? undefined : await findClubOfCustomer(db, customerId)
  if (clubId === undefined)
    await keepEvent(db, { id: event.id, type: event.type, clubId: null, receivedAt: now() })
  else await lookAtSubscription(services, processor, { clubId, event })
}

/**
 * Takes a message about the account of a club: of a payment that we know there, else of the account itself. False where it
 * is about neither. Money that came in and has to go back goes at once; where that fails it waits with the rest.
 */
async function takeFeeEvent(
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
