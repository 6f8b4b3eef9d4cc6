import { PERMISSIONS_POLICY, UNLISTED } from './security-headers.ts'

/**
 * The security headers of a JSON response, which no browser shows as a page. They are made once, because helmet builds
 * its policy again for each response, which costs more than sending a board.
 */
export function apiHeaders({ isHttps }: { isHttps: boolean }): readonly [name: string, value: string][] {
  const headers = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    [UNLISTED[0]]: UNLISTED[1],
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  return Object.entries(headers)
}
