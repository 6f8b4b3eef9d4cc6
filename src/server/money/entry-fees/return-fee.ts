import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import type { CardProcessor } from '../card-processor.ts'
import { type EntryPaymentRow, findPayment, updatePayment } from '../../competition/competition.ts'
import { payBack } from './fee-processor.ts'
import { lookAtPayment } from './look-at-payment.ts'

/**
 * Pays a fee back to the card, where that is to be done; safe to repeat, also by several processes at once, because it is one
 * request to the processor until it has refused and somebody asks anew. Throws `payments_away` where there is no answer.
 */
export async function returnFee(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(services.db, paymentId)
  if (payment?.state !== 'returning' || payment.intentId === null) return
  const { accountId, intentId, returnTries: attempt } = payment
  const { refusal } = await payBack(processor, { paymentId, accountId, intentId, attempt })
  if (refusal === undefined) {
    await lookAtPayment(services, processor, { paymentId, attempt })
    return
  }
  await services.db.transaction(async (tx) => {
    const now = await findPayment(tx, paymentId, { lock: true })
    if (now?.state !== 'returning' || now.returnTries !== attempt) return
    await noteRefusal(services, tx, { payment: now, refusal })
  })
}

/** What could not be paid back waits for a person of the club, who reads why. */
export async function noteRefusal(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { payment, refusal }: { payment: EntryPaymentRow; refusal: string },
): Promise<void> {
  const { id, clubId, competitionId, userId } = payment
  await updatePayment(tx, id, { state: 'refused', refusal })
  await recordAction(services, tx, {
    by: null,
    clubId,
    action: 'competition.fee_return_refused',
    objectId: competitionId,
    subjectId: userId,
    after: { isReturned: false },
  })
}
