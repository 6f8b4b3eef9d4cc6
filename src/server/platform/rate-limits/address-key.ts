import { isIPv6 } from 'node:net'

/**
 * Under what an address is counted. Whoever has one IPv6 address has the whole /64 around it, so that is counted as one;
 * an IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function addressKey(ip: string): string {
  return networkOf(ip, 4)
}

/** The wider network of an address (or of its key), a /48, which one customer of a provider may have: for what needs many sources. */
export function sourceKey(ip: string): string {
  return networkOf(ip, 3)
}

function networkOf(ip: string, groups: number): string {
  const [bare = ''] = ip.split(/[%/]/)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  // The URL parser writes an address in its one canonical form.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const all = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${all.slice(0, groups).join(':')}::/${groups * 16}`
}
