import { expect, test } from 'vitest'
import { hasDecimals, numberKey, withoutPoint } from './number-key.ts'

test('zeros before a number, spaces and a point without decimals make no difference', () => {
  expect(['00124', '124', '124.0', '124,0', ' 1 24', '0124'].map(numberKey)).toEqual(Array(6).fill('124'))
  expect([numberKey('cb-014'), numberKey('CB-014'), numberKey('0')]).toEqual(['CB-014', 'CB-014', '0'])
  expect(numberKey('12.5')).not.toBe(numberKey('12'))
})

test('a point without decimals is taken away, and one with them is not', () => {
  expect(['124.0', '124,00', '12.10', 'A.0'].map(withoutPoint)).toEqual(['124', '124', '12.10', 'A.0'])
  expect([hasDecimals(['12.1', '12.0']), hasDecimals(['12.0', 'B.353'])]).toEqual([true, false])
})
