import { expect, test } from 'vitest'
import { whichStays } from './which-record-stays.ts'

const [account, listed, guest] = [{ kind: 'account' }, { kind: 'listed' }, { kind: 'guest' }] as const

test.each([
  { first: account, second: listed, stays: account },
  { first: listed, second: account, stays: account },
  { first: guest, second: listed, stays: listed },
  { first: guest, second: account, stays: account },
])('of $first.kind and $second.kind the $stays.kind stays', ({ first, second, stays }) => {
  expect(whichStays(first, second).stays).toBe(stays)
})

test('of two of a kind the first stays', () => {
  const [one, other] = [{ ...listed }, { ...listed }]
  expect(whichStays(one, other)).toEqual({ stays: one, goes: other })
  expect(whichStays(other, one).stays).toBe(other)
})
