import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../platform/deps.ts'
import { isProcessorAway, type CardProcessor } from '../card-processor.ts'
import {
  type EntryPaymentRow,
  listWaitingPayments,
  updatePayment,
  findPayment,
} from '../../competition/competition.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { returnFee, noteRefusal } from './return-fee.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readAccount } from './fee-processor.ts'
import { lookAtAccount } from './look-at-account.ts'

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

const GONE = 'The club has taken its account at the payment service away from Scoreclub.'

/**
 * A club can disconnect Scoreclub in the processor's own dashboard. Then nothing more can be asked about its payments: open
 * pages are over here, and what was to go back is for the club to pay back, which is told so. False where the fault is another.
 */
async function giveUpWhereGone(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
  {
    payment: { id, accountId },
    error,
  }: { payment: Pick<EntryPaymentRow, 'id' | 'accountId'>; error: unknown },
): Promise<boolean> {
  if (!(error instanceof AppError) || error.code !== 'payments_refused') return false
  // The refusal alone says too little: it can be about this one page.
  const { isGone } = await readAccount(processor, accountId)
  if (!isGone) return false
  const now = services.now()
  const clubId = await services.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id, { lock: true })
    if (payment?.state === 'open')
      await updatePayment(tx, id, { state: 'expired', closedAt: payment.closedAt ?? now, lookedAt: now })
    if (payment?.state === 'returning') await noteRefusal(services, tx, { payment, refusal: GONE })
    return payment?.clubId
  })
  if (clubId !== undefined) await lookAtAccount(services, processor, { clubId })
  return true
}
