/** Longer than any id of ours; what is so long in an address is a secret, or nobody misses it. */
const LONGEST_SHOWN = 30

/**
 * An address as the log may show it. A token in it opens something for whoever reads the log (an invitation, an upload, a
 * reset), so the path's `:token` and the values of the query are left out. `pattern` is the route's, where there is one.
 */
export function loggableAddress(url: string, pattern?: string): string {
  const start = url.indexOf('?')
  const [path, query] = start < 0 ? [url, undefined] : [url.slice(0, start), url.slice(start + 1)]
  const shape = pattern?.split('/') ?? []
  const shown = path
    .split('/')
    .map((part, i) => (shape[i] === ':token' || part.length > LONGEST_SHOWN ? '[hidden]' : part))
    .join('/')
  if (query === undefined) return shown
  const names = [...new URLSearchParams(query).keys()].filter((name) => /^\w{1,24}$/.test(name))
  return `${shown}?${names.join('&')}`
}
