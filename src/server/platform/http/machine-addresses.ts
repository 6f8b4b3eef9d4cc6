import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { errorCode } from '../error-code.ts'

/** What the machine says of itself; tests make one up. */
export type Machine = () => {
  hostname: string
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>
}

export const thisMachine: Machine = () => ({
  hostname: hostname(),
  interfaces: readInterfaces(networkInterfaces),
})

/** Some sandboxes forbid to ask. The server runs all the same, and only its addresses for phones are not known. */
export function readInterfaces(ask: typeof networkInterfaces): ReturnType<Machine>['interfaces'] {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Error && errorCode(error) === 'ERR_SYSTEM_ERROR') return {}
    throw error
  }
}

/** Bridges of container and machine hosts: no phone is in those networks. */
const inside = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|lxc)/
/** Tunnels are reached by few phones, so they come after the network itself. */
const tunnel = /^(tun|tap|utun|wg|tailscale|zt|ppp)/

/**
 * The hosts under which other devices may reach this machine, the likeliest first: the IPv4 addresses of the network it
 * is in, those of tunnels, public ones, and its name in the local network. None where the server listens to itself only.
 */
export function machineHosts(listening: string, { hostname, interfaces }: ReturnType<Machine>): string[] {
  const all = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ name, address })),
  )
  if (listening !== '0.0.0.0' && listening !== '::')
    return all.some(({ address }) => address === listening) ? [listening] : []
  const outside = all
    .filter(({ name, address }) => !inside.test(name) && !address.startsWith('169.254.'))
    .map(({ name, address }) => ({ address, rank: tunnel.test(name) ? 1 : isPrivate(address) ? 0 : 2 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address)
  const name = localName(hostname)
  return [...new Set([...outside, ...(name === undefined ? [] : [name])])]
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)
}

/** "clubhouse" as other devices call it; undefined for a container's number and for what is no name. */
function localName(hostname: string): string | undefined {
  const name = hostname.toLowerCase().replace(/\..*$/, '')
  if (name === 'localhost' || /^[\da-f]{12}$/.test(name)) return undefined
  return /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(name) ? `${name}.local` : undefined
}
