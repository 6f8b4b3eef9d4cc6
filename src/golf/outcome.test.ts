import { expect, test } from 'vitest'
import { accepted, refused } from './outcome.ts'

test('when a rule says yes, then the outcome holds its value', () => {
  expect(accepted(4)).toEqual({ ok: true, value: 4 })
})

test('when a rule says no, then the outcome holds the reason, and a detail only where there is one', () => {
  expect(refused('full', 'This competition is full.')).toStrictEqual({
    ok: false,
    reason: 'full',
    detail: 'This competition is full.',
  })
  expect(refused('full')).toStrictEqual({ ok: false, reason: 'full' })
})
