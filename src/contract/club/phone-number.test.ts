import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  ['07700 900123', true],
  ['+44 (0)7700 900123', true],
  ['020-7946.0018', true],
  ['01632 960001 ext. 12', true],
  ['01632 960001x12', true],
  ['12345', true],
  ['1234', false],
  ['0123456789012345', false],
  ['call the office', false],
  ['07700 900123 or 900124', false],
  ['44+7700900123', false],
  ['ann@example.org', false],
  ['٠٧٧٠٠٩٠٠١٢٣', false],
  ['', false],
])('%j can be dialled: %s', (text, isDiallable) => {
  expect(isPhoneNumber(text)).toBe(isDiallable)
})
