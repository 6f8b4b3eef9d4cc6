import { expect, test } from 'vitest'
import { loggableAddress } from './loggable-address.ts'

const token = 'inv_4fQ9aZbC1dE2fG3hI4jK.0123456789abcdef0123456789abcdef'

test.each([
  ['/api/clubs/clb_4fQ9aZbC1dE2fG3hI4jK', '/api/clubs/:clubId', '/api/clubs/clb_4fQ9aZbC1dE2fG3hI4jK'],
  [`/api/invitations/${token}/accept`, '/api/invitations/:token/accept', '/api/invitations/[hidden]/accept'],
  ['/api/objects/upload/short', '/api/objects/upload/:token', '/api/objects/upload/[hidden]'],
  [`/nothing/${token}`, undefined, '/nothing/[hidden]'],
  [`/auth?invitation=${token}&tab=signup`, undefined, '/auth?invitation&tab'],
  [`/auth?${encodeURIComponent(token)}`, undefined, '/auth?'],
  ['/a%0d%0ab', undefined, '/a%0d%0ab'],
])('%s', (url, pattern, shown) => {
  expect(loggableAddress(url, pattern)).toBe(shown)
})
