import { describe, expect, test } from 'vitest'
import { clubStanding, runningSubscription, trialDaysLeft, type ReportedSubscription } from './club-plan.ts'

const reported = (id: string, status: string, more: Partial<ReportedSubscription> = {}) => ({
  id,
  status,
  plan: 'annual' as const,
  paidUntil: 1000,
  endsThen: false,
  ...more,
})

describe('which subscription counts', () => {
  test.each([
    ['none', [], undefined],
    ['one that runs', [reported('a', 'active')], 'a'],
    ['a card that is tried again keeps the club going', [reported('a', 'past_due')], 'a'],
    ['one that ended', [reported('a', 'canceled')], undefined],
    [
      'one that was never paid',
      [reported('a', 'incomplete'), reported('b', 'incomplete_expired')],
      undefined,
    ],
    ['one given up', [reported('a', 'unpaid'), reported('b', 'paused')], undefined],
    ['a word of next year', [reported('a', 'on_the_moon')], undefined],
    ['the paid one before the one that is tried', [reported('a', 'past_due'), reported('b', 'active')], 'b'],
    ['the longer one', [reported('a', 'active'), reported('b', 'active', { paidUntil: 2000 })], 'b'],
    ['of equal ones always the same', [reported('b', 'active'), reported('a', 'trialing')], 'a'],
  ])('%s, in any order', (_case, subscriptions, id) => {
    expect(runningSubscription(subscriptions)?.id).toBe(id)
    expect(runningSubscription(subscriptions.toReversed())?.id).toBe(id)
  })
})

const ends = new Date('2026-07-06T09:00:00Z')

test.each([
  ['trial', '2026-06-06T09:00:00Z', 30, 'trial'],
  ['trial', '2026-07-06T08:59:59Z', 1, 'trial'],
  ['trial', '2026-07-06T09:00:00Z', 0, 'lapsed'],
  ['trial', '2027-07-06T09:00:00Z', 0, 'lapsed'],
  ['active', '2027-07-06T09:00:00Z', 0, 'active'],
] as const)('when a club is %s at %s, then %i days are left and it is %s', (status, at, days, standing) => {
  const club = { subscriptionStatus: status, trialEndsAt: ends }
  expect(trialDaysLeft(club, new Date(at))).toBe(days)
  expect(clubStanding(club, new Date(at))).toBe(standing)
})

test('a club without an end of its trial never lapses', () => {
  const club = { subscriptionStatus: 'trial', trialEndsAt: null }
  expect(trialDaysLeft(club, ends)).toBeNull()
  expect(clubStanding(club, ends)).toBe('trial')
})
