import { expect, test } from 'vitest'
import { TOKEN_PREFIX } from '../../platform/http/bearer-token.ts'
import { isTokenSecret, newTokenSecret, tokenSecretHash } from './token-secret.ts'

test('a new secret has the prefix and is recognised, and no two are the same', () => {
  const secrets = Array.from({ length: 50 }, newTokenSecret)
  for (const secret of secrets) {
    expect(secret).toMatch(/^scoreclub_pat_[0-9A-Za-z]{46}$/)
    expect(isTokenSecret(secret)).toBe(true)
  }
  expect(new Set(secrets).size).toBe(50)
})

test('a secret with one letter exchanged, cut off or invented is none', () => {
  const secret = newTokenSecret()
  const at = TOKEN_PREFIX.length + 3
  const other = secret[at] === 'a' ? 'b' : 'a'
  expect(isTokenSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false)
  expect(isTokenSecret(secret.slice(0, -1))).toBe(false)
  expect(isTokenSecret(`${TOKEN_PREFIX}${'a'.repeat(46)}`)).toBe(false)
})

test('what the store keeps does not hold the secret', () => {
  const secret = newTokenSecret()
  expect(tokenSecretHash(secret)).toMatch(/^[0-9a-f]{64}$/)
  expect(tokenSecretHash(secret)).not.toContain(secret.slice(TOKEN_PREFIX.length))
})
