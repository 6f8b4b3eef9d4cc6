import { returnedState, whyReturned } from '#contract/money/entry-payment.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import {
  currentStatus,
  type EntryPaymentRow,
  findCompetition,
  findEntry,
  findPayment,
  numberPaymentQuestion,
  setEntryFee,
  updatePayment,
} from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findClub } from '../../club/club.ts'
import { keepEvent } from '../billing.store.ts'
import type { CardProcessor, ProcessorEvent } from '../card-processor.ts'
import { closeFeePage, readPayment, type ReportedPayment } from './fee-processor.ts'

type Parts = Pick<Services, 'db' | 'now'>

/**
 * Asks the processor how a payment is now, and writes what that means for the entry: paid, expired, paid back, or that the
 * money has to go back. What a message says is never taken for the state, so messages may come late, twice and in any order;
 * questions are numbered as those about subscriptions are. `attempt`: the processor has just taken this one to pay it back.
 * Gives the page's address while it can be paid on.
 */
export async function lookAtPayment(
  services: Parts,
  processor: CardProcessor,
  { paymentId, event, attempt }: { paymentId: string; event?: ProcessorEvent; attempt?: number },
): Promise<string | null> {
  const asked = await numberPaymentQuestion(services.db, paymentId)
  if (!asked) return null
  const { accountId, sessionId } = asked
  if (sessionId !== null && asked.state === 'open' && asked.closedAt !== null)
    await closeFeePage(processor, { accountId, sessionId })
  // Without a page nobody was given its address, so nothing can have been paid.
  const said = sessionId === null ? undefined : await readPayment(processor, { accountId, sessionId })
  await services.db.transaction(async (tx) => {
    // The competition comes before its payments wherever both are locked.
    const competition = await findCompetition(tx, asked.competitionId, { lock: true })
    const payment = await findPayment(tx, paymentId, { lock: true })
    if (!competition || !payment) return
    const { clubId } = payment
    if (event) await keepEvent(tx, { id: event.id, type: event.type, clubId, receivedAt: services.now() })
    if (payment.answered >= asked.asked) return
    await updatePayment(tx, paymentId, { answered: asked.asked, lookedAt: services.now() })
    if (said === undefined) {
      if (payment.closedAt !== null) await updatePayment(tx, paymentId, { state: 'expired' })
    } else if (payment.paidAt !== null) await takeReturns(services, tx, { payment, said, attempt })
    else if (said.isPaid) {
      await takePaid(services, tx, {
        payment,
        said,
        feeMinor: competition.entryFeeMinor,
        isCancelled: currentStatus(competition, services.now()) === 'cancelled',
      })
      const paid = await findPayment(tx, paymentId)
      if (paid) await takeReturns(services, tx, { payment: paid, said, attempt })
    } else if (said.page === 'expired') await updatePayment(tx, paymentId, { state: 'expired' })
  })
  return said?.page === 'open' && asked.closedAt === null ? said.url : null
}

/** Money has come in: the entry is paid, or it goes back. */
async function takePaid(
  services: Parts,
  tx: Transaction,
  about: { payment: EntryPaymentRow; said: ReportedPayment; feeMinor: number | null; isCancelled: boolean },
): Promise<void> {
  const { payment, said, feeMinor, isCancelled } = about
  const { id, clubId, competitionId, userId, amountMinor, closedAt } = payment
  if (said.amountMinor !== amountMinor || said.currency !== payment.currency)
    throw new Error(`The payment ${id} is of another amount than was asked for`)
  const [club, entry] = [await findClub(tx, clubId), await findEntry(tx, competitionId, userId)]
  const paidAt = said.paidAt ?? services.now()
  const reason = whyReturned(
    {
      status: entry?.status,
      fee: entry?.fee,
      isCancelled,
      feeMinor,
      currency: club?.currency ?? '',
    },
    { amountMinor, currency: payment.currency, paidAt, closedAt },
  )
  await updatePayment(tx, id, {
    paidAt,
    intentId: said.intentId ?? null,
    settles: reason === undefined,
    ...(reason === undefined ? { state: 'paid' } : { state: 'returning', returnReason: reason }),
  })
  if (reason === undefined)
    await setEntryFee(tx, { competitionId, userId, fee: 'paid', paidMinor: amountMinor })
  await recordAction(services, tx, {
    by: null,
    clubId,
    action: 'competition.fee_paid_by_card',
    objectId: competitionId,
    subjectId: userId,
    after: { settles: reason === undefined },
  })
}

/** What went back of a payment that was made, also where the club did that in the processor's own dashboard. */
async function takeReturns(
  services: Parts,
  tx: Transaction,
  about: { payment: EntryPaymentRow; said: ReportedPayment; attempt: number | undefined },
): Promise<void> {
  const { payment, said, attempt } = about
  const { id, clubId, competitionId, userId, amountMinor, state, settles } = payment
  const entry = await findEntry(tx, competitionId, userId)
  const ofPayment = { by: null, clubId, objectId: competitionId, subjectId: userId }
  const returned = returnedState(said.refunds, amountMinor)
  if (returned.state === 'returned' && state !== 'returned') {
    await updatePayment(tx, id, { state: 'returned', returnedAt: services.now(), refusal: null })
    if (settles && entry?.fee === 'paid') await setEntryFee(tx, { competitionId, userId, fee: 'refunded' })
    await recordAction(services, tx, {
      ...ofPayment,
      action: 'competition.fee_returned_to_card',
      after: { isReturned: true },
    })
  }
  // A refund can fail at once, or days later, when the bank does not take it. One that is only asked for anew has not failed.
  const hasFailed = state === 'returned' || (state === 'returning' && attempt === payment.returnTries)
  if (returned.state === 'failed' && hasFailed) {
    await updatePayment(tx, id, { state: 'refused', returnedAt: null, refusal: returned.failure ?? '' })
    if (settles && entry?.fee === 'refunded')
      await setEntryFee(tx, { competitionId, userId, fee: 'paid', paidMinor: amountMinor })
    await recordAction(services, tx, {
      ...ofPayment,
      action: 'competition.fee_return_refused',
      after: { isReturned: false },
    })
  }
}
