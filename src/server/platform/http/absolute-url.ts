import type { Services } from '../deps.ts'
import { machineHosts } from './machine-addresses.ts'

type Needed = Pick<Services, 'config' | 'machine'>

/**
 * The absolute URL of a page, for links in mails and on paper: at PUBLIC_URL, else at the address of this machine that
 * the club has chosen, as long as the machine has it. Never made from a request: anybody can forge its Host header.
 */
export function absoluteUrl(
  services: Needed,
  { path, networkHost }: { path: `/${string}`; networkHost: string | null },
): string {
  const { publicUrl, port } = services.config
  const host = publicUrl === undefined && networkHost !== null ? ownHost(services, networkHost) : undefined
  return `${publicUrl ?? hostOrigin(host ?? 'localhost', port)}${path}`
}

/** The host if it is one of this machine; what a club chose may be gone, since networks hand out addresses anew. */
export function ownHost({ config, machine }: Needed, host: string): string | undefined {
  return machineHosts(config.host, machine()).find((one) => one === host)
}

/** Devices ask this process itself, so the port is its own. */
export function hostOrigin(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}
