import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { forgetEvents, listUnseen, noteLooked } from './billing.store.ts'
import { isProcessorAway, type CardProcessor } from './card-processor.ts'
import { lookAtSubscription } from './look-at-subscription.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The processor sends a message again for days, and by hand for a month. */
const KEPT_EVENT_DAYS = 90
/** In one look, of which there is one an hour: enough for forty thousand clubs a day. */
const AT_ONCE = 2_000

/**
 * Asks once a day about each club, which repairs what a lost message left wrong, and forgets old messages. A club that cannot
 * be asked about holds up no other. Where the processor gives no answer the rest waits for the next look.
 */
export async function repairSubscriptions(
  services: Pick<Services, 'db' | 'now'> & { log: Pick<FastifyBaseLogger, 'error'> },
  processor: CardProcessor,
): Promise<void> {
  const now = services.now().getTime()
  await forgetEvents(services.db, new Date(now - KEPT_EVENT_DAYS * DAY_MS))
  const unseen = await listUnseen(services.db, { since: new Date(now - DAY_MS), most: AT_ONCE })
  for (const clubId of unseen)
    try {
      await lookAtSubscription(services, processor, { clubId })
    } catch (error) {
      await noteLooked(services.db, clubId, services.now())
      if (isProcessorAway(error)) throw error
      services.log.error({ err: error, clubId }, 'a subscription could not be looked at')
    }
}
