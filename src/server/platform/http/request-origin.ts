import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { machineHosts, type Machine } from './machine-addresses.ts'

/** The origin for absolute links of a page or a site map. */
export type OriginOf = (request: FastifyRequest) => string

/** A machine's addresses change when it changes its network, so they are looked at again. */
const KNOWN_FOR_MS = 10_000

/**
 * The configured origin, else the one that the request was sent to, as long as its host is one that this machine is
 * known by. Anybody can write a Host header, and what it says must not stand in a page that somebody else is sent.
 */
export function makeOriginOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  machine: Machine,
): OriginOf {
  const { publicUrl } = config
  if (publicUrl !== undefined) return () => publicUrl
  let known: ReadonlySet<string> = new Set()
  let lookAgainAt = -Infinity
  return ({ protocol, host, hostname }) => {
    if (performance.now() > lookAgainAt) {
      known = knownHosts(config.host, machine())
      lookAgainAt = performance.now() + KNOWN_FOR_MS
    }
    const isOurs =
      known.has(hostname.toLowerCase()) && /^[^:]+(:\d{1,5})?$|^\[[^\]]+\](:\d{1,5})?$/.test(host)
    return isOurs ? `${protocol}://${host}` : `http://localhost:${config.port}`
  }
}

function knownHosts(listening: string, machine: ReturnType<Machine>): ReadonlySet<string> {
  const name = machine.hostname.toLowerCase()
  return new Set([
    ...['localhost', '127.0.0.1', '[::1]', '::1', name],
    ...machineHosts(listening, machine).map((host) => host.toLowerCase()),
  ])
}
