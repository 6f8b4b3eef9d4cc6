import { accepted, refused, type Outcome } from '#golf/outcome.ts'

/** How a club takes the entry fee of a competition. */
export const feeWays = ['desk', 'card_or_desk', 'card'] as const
export type FeeWay = (typeof feeWays)[number]

/** `open`: the payment page can be paid on. `returning`: it is on its way back to the card. */
export const entryPaymentStates = ['open', 'expired', 'paid', 'returning', 'returned', 'refused'] as const

/** Why what was paid goes back by itself, or that the club has said so. */
export const returnReasons = [
  'by_club',
  'withdrawn',
  'cancelled',
  'not_entered',
  'paid_already',
  'fee_changed',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** What a payment by card finds when it is to be opened or has come in. */
export type FeeSituation = {
  /** Of the entry; undefined: there is none. */
  status: string | undefined
  /** As the entry has it. */
  fee: string | undefined
  isCancelled: boolean
  feeMinor: number | null
  currency: string
}

export type PayRefusal = 'not_entered' | 'no_fee' | 'at_desk' | 'cards_off' | 'fee_paid'

/** May the player open the payment page now? Somebody on the reserve list has no place, so they owe nothing. */
export function mayPayFee(
  situation: FeeSituation & { way: FeeWay; takesCards: boolean },
): Outcome<true, PayRefusal> {
  const { status, fee, isCancelled, feeMinor, way, takesCards } = situation
  if (status !== 'entered' || isCancelled)
    return refused('not_entered', 'You are not entered in this competition, so there is no fee to pay.')
  if (feeMinor === null || feeMinor === 0) return refused('no_fee', 'This competition has no entry fee.')
  if (!owes(fee)) return refused('fee_paid', 'Your entry fee is settled; there is nothing to pay.')
  if (way === 'desk') return refused('at_desk', 'The fee of this competition is paid at the club.')
  if (!takesCards)
    return refused('cards_off', 'The club takes no cards right now. Please pay the fee at the club.')
  return accepted(true)
}

/** Whoever came back after the fee was paid back owes it again. */
const owes = (fee: string | undefined) => fee === 'owed' || fee === 'refunded'

/**
 * Why a payment that has come in goes back at once; undefined: it settles the entry. The page shows the fee as it was when
 * it was opened: who had paid before the fee was changed has paid, whenever we hear of it.
 */
export function whyReturned(
  situation: FeeSituation,
  payment: { amountMinor: number; currency: string; paidAt: Date; closedAt: Date | null },
): ReturnReason | undefined {
  if (situation.isCancelled) return 'cancelled'
  if (situation.status !== 'entered') return 'not_entered'
  if (!owes(situation.fee)) return 'paid_already'
  if (payment.currency !== situation.currency) return 'fee_changed'
  const isSame = payment.amountMinor === situation.feeMinor
  const wasBefore = payment.closedAt !== null && payment.paidAt < payment.closedAt
  return isSame || wasBefore ? undefined : 'fee_changed'
}

/** A refund as the card processor reports it. */
export type ReportedRefund = { status: string | null; amountMinor: number; failure: string | null }

const onItsWay: readonly (string | null)[] = ['succeeded', 'pending', 'requires_action']

/** Where the money of a payment is, by all of its refunds; a part that the club gave back elsewhere changes nothing. */
export function returnedState(
  refunds: readonly ReportedRefund[],
  amountMinor: number,
): { state: 'kept' } | { state: 'returned' } | { state: 'failed'; failure: string | null } {
  const back = refunds
    .filter(({ status }) => onItsWay.includes(status))
    .reduce((sum, one) => sum + one.amountMinor, 0)
  if (back >= amountMinor) return { state: 'returned' }
  const failed = refunds.find(({ status }) => status === 'failed' || status === 'canceled')
  return failed ? { state: 'failed', failure: failed.failure } : { state: 'kept' }
}

/** Where a club's account at the processor stands: none, begun and not finished, taking cards, or stopped by the processor. */
export function cardAccountState(
  account: { isDisconnected: boolean; takesCards: boolean; hasDetails: boolean; isGone: boolean } | undefined,
): 'none' | 'unfinished' | 'ready' | 'stopped' {
  if (!account || account.isDisconnected || account.isGone) return 'none'
  if (account.takesCards) return 'ready'
  return account.hasDetails ? 'stopped' : 'unfinished'
}
