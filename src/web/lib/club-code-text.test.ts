import { expect, test } from 'vitest'
import { clubCodeError, clubCodeText } from './club-code-text.ts'

test.each([
  ['sc123456', 'SC123456'],
  [' sc 123-456 ', 'SC123456'],
  ['SC-123 456', 'SC123456'],
  ['scO23456', 'SC023456'],
  ['SCl2345I', 'SC123451'],
  ['SC.12.34.56', 'SC123456'],
  ['sc 1', 'SC1'],
  ['SC1234567', 'SC123456'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(clubCodeText(typed)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(8)
})

test.each([
  ['', 'Please enter your club code'],
  ['   ', 'Please enter your club code'],
  ['SC12345', 'Invalid club code format. Use format: SC123456'],
  ['AB123456', 'Invalid club code format. Use format: SC123456'],
  ['SC123456', undefined],
])('%j: %s', (typed, message) => {
  expect(clubCodeError(typed)).toBe(message)
})
