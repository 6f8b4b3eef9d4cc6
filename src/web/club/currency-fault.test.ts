import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { currencyFault } from './currency-fault.ts'

const refusal = (details?: Record<string, unknown>) =>
  new ApiError(400, JSON.stringify({ code: 'invalid_input', message: 'What the server says.', details }), '')

test('a fraction is named with its competition in the words of the page', () => {
  const fraction = { competition: 'May Medal', amount: '10.50', from: 'USD', to: 'JPY', isFinal: false }
  expect(currencyFault(refusal({ fraction }))).toBe(
    '“May Medal” has 10.50 USD as its entry fee or a prize, and JPY has no smaller unit. Change this to a whole amount first.',
  )
  expect(currencyFault(refusal({ fraction: { ...fraction, isFinal: true } }))).toContain('reopen it')
})

test('any other refusal says what the server says', () => {
  expect(currencyFault(refusal())).toBe('What the server says.')
  expect(currencyFault(refusal({ fraction: 'x' }))).toBe('What the server says.')
  expect(currencyFault(new Error('x'))).toBe('Failed to update currency')
})
