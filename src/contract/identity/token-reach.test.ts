import { expect, test } from 'vitest'
import { mayCallWithToken, neededReach } from './token-reach.ts'

test.each([
  ['GET', '/api/clubs/:clubId', 'read'],
  ['HEAD', '/api/clubs/:clubId', 'read'],
  ['GET', '/api/auth/user', 'read'],
  ['GET', '/api/competitions/:competitionId/leaderboard', 'read'],
  ['POST', '/api/competitions', 'write'],
  ['PATCH', '/api/clubs/:clubId', 'write'],
  ['POST', '/api/rounds/:roundId/scores', 'write'],
  ['PATCH', '/api/members/:memberId/handicap', 'write'],
  ['POST', '/api/a-call-of-next-year', 'write'],
  ['PUT', '/api/auth/password', 'never'],
  ['PUT', '/api/auth/email', 'never'],
  ['GET', '/api/auth/devices', 'never'],
  ['GET', '/api/access-tokens', 'never'],
  ['PUT', '/api/access-tokens/:tokenId', 'never'],
  ['POST', '/api/clubs', 'never'],
  ['PATCH', '/api/clubs/:clubId/members/:memberId', 'never'],
  ['DELETE', '/api/clubs/:clubId/members/:memberId', 'never'],
  ['PUT', '/api/clubs/:clubId/members/:memberId/handicap-committee', 'never'],
  ['GET', '/api/clubs/:clubId/webhooks', 'never'],
  ['POST', '/api/clubs/:clubId/billing/checkout', 'never'],
  ['POST', '/api/clubs/:clubId/card-account/connection', 'never'],
  ['POST', '/api/competitions/:competitionId/fee/payment', 'never'],
  ['POST', '/api/privacy/erasure', 'never'],
  ['PUT', '/api/competitions/:competitionId/sharing/:kind', 'never'],
] as const)('%s %s needs %s', (method, path, needed) => {
  expect(neededReach({ method, path })).toBe(needed)
  expect(mayCallWithToken('read', { method, path })).toBe(needed === 'read')
  expect(mayCallWithToken('write', { method, path })).toBe(needed !== 'never')
})

test('a path that only begins alike is another call', () => {
  expect(neededReach({ method: 'GET', path: '/api/authors' })).toBe('read')
  expect(neededReach({ method: 'GET', path: '/api/clubs/:clubId/members' })).toBe('read')
})
