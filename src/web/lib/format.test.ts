import { expect, test } from 'vitest'
import { formatDateTime, formatHandicap, formatMoney, formatToPar } from './format.ts'

test.each([
  [0, 'E'],
  [3, '+3'],
  [-2, '−2'],
])('to par %i is %s', (toPar, text) => {
  expect(formatToPar(toPar)).toBe(text)
})

test.each([
  ['12.4', '12.4'],
  ['-2.4', '+2.4'],
  [null, undefined],
])('handicap %s is shown as %s', (wire, text) => {
  expect(formatHandicap(wire)).toBe(text)
})

test('a time is the club’s, not the reader’s', () => {
  expect(formatDateTime('2026-06-01T08:00:00Z', 'Australia/Sydney')).toMatch(/18:00|06:00/)
})

test('money has the digits of its currency', () => {
  expect(formatMoney('12.5', 'EUR')).toMatch(/12[.,]50/)
  expect(formatMoney('1000', 'JPY')).not.toMatch(/[.,]00$/)
})
