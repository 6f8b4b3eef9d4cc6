/** Longer addresses than Node's own limit for all headers never arrive. */
export const MOST_ADDRESS = 16_384

/** An address that names nothing, so that it is refused like any other unknown one. */
const UNKNOWN = { api: '/api/unreadable', page: '/unreadable' }

/**
 * The address of a request, or one that names nothing where its escapes say no text ("/api/rounds/%"). The router would
 * answer that before any hook: without the headers and the body that every other refusal has.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return url.startsWith('/api/') ? UNKNOWN.api : UNKNOWN.page
  }
}
