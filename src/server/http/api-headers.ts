/**
 * What the web app's pages carry through helmet, said for a JSON answer that no browser shows as a page. Made once:
 * helmet builds its policy again for each reply, which costs more than sending a board.
 */
export function apiHeaders({ isHttps }: { isHttps: boolean }): readonly [name: string, value: string][] {
  const headers = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  return Object.entries(headers)
}
