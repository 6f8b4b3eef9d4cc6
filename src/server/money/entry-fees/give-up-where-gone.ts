import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CardProcessor } from '../card-processor.ts'
import { type EntryPaymentRow, findPayment, updatePayment } from '../../competition/competition.ts'
import { readAccount } from './fee-processor.ts'
import { lookAtAccount } from './look-at-account.ts'
import { noteRefusal } from './return-fee.ts'

const GONE = 'The club has taken its account at the payment service away from Scoreclub.'

/**
 * A club can disconnect Scoreclub in the processor's own dashboard. Then nothing more can be asked about its payments: open
 * pages are over here, and what was to go back is for the club to pay back, which is told so. False where the fault is another.
 */
export async function giveUpWhereGone(
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
