import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../platform/deps.ts'
import { isProcessorAway, type CardProcessor } from '../card-processor.ts'
import { type EntryPaymentRow, listWaitingPayments, updatePayment } from '../../competition/competition.ts'
import { giveUpWhereGone } from './give-up-where-gone.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { returnFee } from './return-fee.ts'

/** An open page is over after a day; until then a lost message costs an hour at most. */
const LOOK_MS = 60 * 60 * 1000
const AT_ONCE = 500

type Parts = Pick<Services, 'db' | 'now'> & { log: Pick<FastifyBaseLogger, 'error'> }
type Waiting = Pick<EntryPaymentRow, 'id' | 'state' | 'accountId'>

/**
 * Pays back what is to go back, closes pages that are not to be paid on, and looks at open ones that nobody told of. What
 * cannot be done of one payment holds up no other: it is looked at again after the rest. Where the processor gives no answer
 * the rest waits for the next look.
 */
export async function finishEntryFees(services: Parts, processor: CardProcessor): Promise<void> {
  const since = new Date(services.now().getTime() - LOOK_MS)
  for (const payment of await listWaitingPayments(services.db, { since, most: AT_ONCE }))
    try {
      await finish(services, processor, payment)
    } catch (error) {
      await updatePayment(services.db, payment.id, { lookedAt: services.now() })
      if (isProcessorAway(error)) throw error
      services.log.error({ err: error, payment: payment.id }, 'an entry fee could not be looked at')
    }
}

async function finish(services: Parts, processor: CardProcessor, payment: Waiting): Promise<void> {
  const { id, state } = payment
  try {
    if (state === 'open') await lookAtPayment(services, processor, { paymentId: id })
    await returnFee(services, processor, id)
  } catch (error) {
    if (!(await giveUpWhereGone(services, processor, { payment, error }))) throw error
  }
}
