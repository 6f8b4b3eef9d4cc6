import { expect, test } from 'vitest'
import { inviteErrors } from './invite-form.tsx'

test.each([
  ['12.4', true],
  ['12,4', true],
  ['0', true],
  ['54', true],
  ['+2.4', true],
  ['54.1', false],
  ['12.45', false],
  ['abc', false],
  ['', false],
])('when the handicap is %j, then it may be sent: %s', (handicap, isRight) => {
  const errors = inviteErrors({ email: 'ivy@example.org', handicap, message: '' })
  expect(errors.handicap === undefined).toBe(isRight)
})

test.each([
  ['ivy@example.org', true],
  [' Ivy@Example.org ', true],
  ['ivy', false],
])('when the e-mail is %j, then it may be sent: %s', (email, isRight) => {
  expect(inviteErrors({ email, handicap: '1', message: '' }).email === undefined).toBe(isRight)
})

test('when a message is longer than the limit, then it is refused', () => {
  const values = { email: 'ivy@example.org', handicap: '1' }
  expect(inviteErrors({ ...values, message: 'x'.repeat(1000) })).toEqual({})
  expect(inviteErrors({ ...values, message: 'x'.repeat(1001) }).message).toBeDefined()
})
