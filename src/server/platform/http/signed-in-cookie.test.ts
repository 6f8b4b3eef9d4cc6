import { describe, expect, test } from 'vitest'
import { hasSignedInCookie, signedInCookieFor } from './signed-in-cookie.ts'

describe('the hint beside a session cookie', () => {
  test.each([
    [
      'scoreclub.session_token=abc.def%3D; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
      'scoreclub.signed_in=1; Max-Age=15552000; Path=/; SameSite=Lax',
    ],
    [
      '__Host-scoreclub.session_token=abc; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'scoreclub.signed_in=1; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
    ],
    [
      'scoreclub.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'scoreclub.signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ],
  ])('%s', (session, hint) => {
    expect(signedInCookieFor(session)).toBe(hint)
  })

  test('is recognised in a Cookie header', () => {
    expect([hasSignedInCookie({ 'scoreclub.signed_in': '1' }), hasSignedInCookie({ other: '1' })]).toEqual([
      true,
      false,
    ])
  })
})
