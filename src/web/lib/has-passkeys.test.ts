import { expect, test } from 'vitest'
import { hasPasskeys } from './has-passkeys.ts'

const able = { PublicKeyCredential: class {} }

test.each([
  ['golf.example.org', able, true],
  ['localhost', able, true],
  ['192.168.1.20.example.org', able, true],
  ['192.168.1.20', able, false],
  ['127.0.0.1', able, false],
  ['[::1]', able, false],
  // Without https, or in an old browser.
  ['golf.example.org', {}, false],
])('at %s with %j: %s', (hostname, browser, expected) => {
  expect(hasPasskeys({ hostname }, browser)).toBe(expected)
})
