import { expect, test } from 'vitest'
import { feeTotals, shownFee, type EntryFee } from './fee-states.ts'

const entry = (status: string, fee: EntryFee['fee'], paidMinor: number | null = null): EntryFee => ({
  status,
  fee,
  paidMinor,
})

test('when fees are added up, then they are exact, and only who is entered owes', () => {
  const entries = [
    ...Array.from({ length: 3 }, () => entry('entered', 'owed')),
    entry('reserve', 'owed'),
    entry('withdrawn', 'owed'),
    entry('entered', 'paid', 1010),
    entry('entered', 'paid', 1005),
    entry('withdrawn', 'paid', 1010),
    entry('entered', 'waived'),
    entry('reserve', 'waived'),
    entry('withdrawn', 'refunded', 1010),
  ]
  expect(feeTotals(entries, 1015)).toEqual({ owedMinor: 3045, paidMinor: 3025, owed: 3, paid: 3, waived: 1 })
})

test('when a competition has no fee, then nobody owes anything', () => {
  expect(feeTotals([entry('entered', 'owed')], null)).toMatchObject({ owedMinor: 0, owed: 1 })
})

test.each([
  ['owed', 'none'],
  ['waived', 'none'],
  ['paid', 'paid'],
  ['refunded', 'refunded'],
] as const)('when a competition is cancelled and a fee %s, then it is shown as %s', (fee, shown) => {
  expect(shownFee({ status: 'entered', fee, isCancelled: true })).toBe(shown)
})

test.each([
  ['entered', 'owed', 'owed'],
  ['entered', 'paid', 'paid'],
  ['reserve', 'owed', 'none'],
  ['reserve', 'waived', 'waived'],
  ['reserve', 'paid', 'paid'],
  ['reserve', 'refunded', 'none'],
  ['withdrawn', 'owed', 'none'],
  ['withdrawn', 'waived', 'none'],
  ['withdrawn', 'paid', 'paid'],
  ['withdrawn', 'refunded', 'refunded'],
  ['entered', 'refunded', 'owed'],
] as const)('when an entry is %s and its fee %s, then it is shown as %s', (status, fee, shown) => {
  expect(shownFee({ status, fee })).toBe(shown)
})
