import { expect, test } from 'vitest'
import { nationalNumberName, plainNumber } from './national-number.ts'

test('a club of a union has that union’s name for the number, and a club of none has none', () => {
  expect(nationalNumberName('england')).toBe('CDH')
  expect(nationalNumberName('united_states')).toBe('GHIN')
  expect(nationalNumberName('australia')).toBe('GOLF Link')
  expect(nationalNumberName('sweden')).toBe('Golf-ID')
  expect(nationalNumberName(null)).toBeNull()
})

test('a union whose name for the number we have not read has none', () => {
  expect(nationalNumberName('switzerland')).toBeNull()
})

test.each([
  ['1012 345-678', '1012345678'],
  ['AB 12', 'ab12'],
  ['  ', ''],
])('%j is the number %j', (text, plain) => {
  expect(plainNumber(text)).toBe(plain)
})
