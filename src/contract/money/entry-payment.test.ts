import { expect, test } from 'vitest'
import {
  cardAccountState,
  mayPayFee,
  returnedState,
  whyReturned,
  type FeeSituation,
} from './entry-payment.ts'

const entered: FeeSituation = {
  status: 'entered',
  fee: 'owed',
  isCancelled: false,
  feeMinor: 1500,
  currency: 'EUR',
}
const offered = { ...entered, way: 'card', takesCards: true } as const

test.each([
  ['is entered and owes the fee', {}, undefined],
  ['came back after it was paid back', { fee: 'refunded' }, undefined],
  ['is on the reserve list', { status: 'reserve' }, 'not_entered'],
  ['has withdrawn', { status: 'withdrawn' }, 'not_entered'],
  ['never entered', { status: undefined, fee: undefined }, 'not_entered'],
  ['has paid', { fee: 'paid' }, 'fee_paid'],
  ['need not pay', { fee: 'waived' }, 'fee_paid'],
  ['is in a competition without a fee', { feeMinor: null }, 'no_fee'],
  ['is in a competition of nothing', { feeMinor: 0 }, 'no_fee'],
  ['is in a cancelled competition', { isCancelled: true }, 'not_entered'],
  ['pays at the desk', { way: 'desk' as const }, 'at_desk'],
  ['is of a club without an account', { takesCards: false }, 'cards_off'],
])('who %s may pay or is told why not', (_case, change, reason) => {
  const answer = mayPayFee({ ...offered, ...change })
  expect(answer.ok ? undefined : answer.reason).toBe(reason)
})

const AT_NINE = new Date('2026-06-06T09:00:00Z')
const AT_TEN = new Date('2026-06-06T10:00:00Z')
const payment = { amountMinor: 1500, currency: 'EUR', paidAt: AT_TEN, closedAt: null }

test.each([
  ['nothing has changed', {}, {}, undefined],
  ['the fee was changed before it was paid', { feeMinor: 2000 }, { closedAt: AT_NINE }, 'fee_changed'],
  [
    'it was paid before the fee was changed',
    { feeMinor: 2000 },
    { paidAt: AT_NINE, closedAt: AT_TEN },
    undefined,
  ],
  ['the fee is another and nothing says since when', { feeMinor: 2000 }, {}, 'fee_changed'],
  ['there is no fee any more', { feeMinor: null }, { closedAt: AT_NINE }, 'fee_changed'],
  ['the club has another currency', { currency: 'USD' }, { closedAt: AT_TEN }, 'fee_changed'],
  ['the player has withdrawn', { status: 'withdrawn' }, {}, 'not_entered'],
  ['the desk has taken the fee', { fee: 'paid' }, {}, 'paid_already'],
  ['the competition is cancelled', { isCancelled: true }, {}, 'cancelled'],
])('a payment that comes in when %s settles the entry or goes back', (_case, change, paid, reason) => {
  expect(whyReturned({ ...entered, ...change }, { ...payment, ...paid })).toBe(reason)
})

const refund = (status: string, amountMinor = 1500) => ({ status, amountMinor, failure: 'no money' })

test.each([
  ['no refund', [], 'kept'],
  ['one that arrived', [refund('succeeded')], 'returned'],
  ['one under way', [refund('pending')], 'returned'],
  ['one that failed', [refund('failed')], 'failed'],
  ['one that arrived after one that failed', [refund('failed'), refund('succeeded')], 'returned'],
  ['a part', [refund('succeeded', 500)], 'kept'],
  ['two parts that are the whole', [refund('succeeded', 500), refund('succeeded', 1000)], 'returned'],
])('of a payment with %s the money is known', (_case, refunds, state) => {
  expect(returnedState(refunds, 1500).state).toBe(state)
})

const account = { isDisconnected: false, takesCards: true, hasDetails: true, isGone: false }

test.each([
  ['that was never made', undefined, 'none'],
  ['that takes cards', {}, 'ready'],
  ['that is begun', { takesCards: false, hasDetails: false }, 'unfinished'],
  ['that the processor has stopped', { takesCards: false }, 'stopped'],
  ['that was disconnected', { isDisconnected: true }, 'none'],
  ['that is gone at the processor', { isGone: true }, 'none'],
])('an account %s is said as it stands', (_case, change, state) => {
  expect(cardAccountState(change && { ...account, ...change })).toBe(state)
})
