import type { Services } from '../platform/deps.ts'
import { findClubOfCustomer, isKnownEvent, keepEvent } from './billing.store.ts'
import type { CardProcessor, ProcessorEvent } from './card-processor.ts'
import { takeFeeEvent } from './entry-fees/take-fee-event.ts'
import { lookAtSubscription } from './look-at-subscription.ts'

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
