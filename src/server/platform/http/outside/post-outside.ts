import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Longer than a push service takes; what hangs gives its place to the next one. */
const MOST_MS = 10_000

/** The endpoint leads to an address that browsers' push services do not have. */
export class ForbiddenEndpoint extends Error {}

export type OutsideAnswer = {
  status: number
  /** What the service asks us to wait. */
  retryAfterMs: number | undefined
}

/** How names become addresses; the machine's own way unless a test has another. */
export type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

type PostOptions = { trustedOrigins: readonly string[]; resolve?: ResolveName; mostMs?: number }

type Sent = { endpoint: string; headers: Record<string, string>; body: Buffer }

/**
 * Hands one message to a push service. The address came from a browser, so it could be anything: only https to the
 * internet is spoken to, at the very address that was looked at, and nothing is followed or read but the status.
 * `trustedOrigins` are exempt.
 */
export function postOutside(
  { endpoint, headers, body }: Sent,
  { trustedOrigins, resolve: resolveName = lookup, mostMs = MOST_MS }: PostOptions,
): Promise<OutsideAnswer> {
  const url = new URL(endpoint)
  const isTrusted = trustedOrigins.includes(url.origin)
  if (!mayBeEndpoint(url, isTrusted)) return Promise.reject(new ForbiddenEndpoint(url.origin))
  const post = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = post(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(mostMs),
      agent: false,
      ...(isTrusted ? {} : { lookup: publicOnly(resolveName) }),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: waitAskedFor(response.headers['retry-after']),
      })
      response.destroy()
    })
    sent.end(body)
  })
}

/** Node looks no name up where the host is an address already. */
export function mayBeEndpoint(url: URL, isTrusted: boolean): boolean {
  if (isTrusted) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    (url.port === '' || url.port === '443') &&
    (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
  )
}

/** Gives only public addresses of a name; one that has others as well is not a push service's. */
const publicOnly =
  (resolveName: ResolveName): LookupFunction =>
  (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses
      if (error) done(error, '')
      else if (first === undefined || !addresses.every(isPublic)) done(new ForbiddenEndpoint(hostname), '')
      else if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

const isPublic = ({ address }: LookupAddress) => isPublicAddress(address)

function waitAskedFor(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined
}
