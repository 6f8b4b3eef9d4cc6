import { expect, test } from 'vitest'
import { currencies } from '#contract/money/currencies.ts'
import { currencyName, currencySymbol } from './currency-words.ts'

test.each([
  ['USD', '$', 'US Dollar'],
  ['GBP', '£', 'British Pound'],
  ['EUR', '€', 'Euro'],
  ['JPY', '¥', 'Japanese Yen'],
  ['KRW', '₩', 'South Korean Won'],
  ['INR', '₹', 'Indian Rupee'],
  ['BRL', 'R$', 'Brazilian Real'],
  ['ZAR', 'R', 'South African Rand'],
] as const)('%s is %s, %s', (currency, symbol, name) => {
  expect([currencySymbol(currency), currencyName(currency)]).toEqual([symbol, name])
})

test('each of the nineteen currencies has a name of its own', () => {
  expect(new Set(currencies.map(currencyName)).size).toBe(19)
})
