import type { ClubReach } from '#contract/club/club-reach.ts'
import type { Services } from '../platform/deps.ts'
import { hostOrigin, ownHost } from '../platform/http/absolute-url.ts'
import { machineHosts } from '../platform/http/machine-addresses.ts'
import { sheetKey } from './join-sheet.ts'

type Needed = Pick<Services, 'config' | 'machine'>

/** Where the links of a club lead. With PUBLIC_URL nobody is told what addresses the machine has. */
export function clubReach(
  services: Needed,
  { networkHost, code }: { networkHost: string | null; code: string },
): ClubReach {
  const { config } = services
  const shared = {
    sendsMail: config.mail.smtpUrl !== undefined,
    sheetKey: sheetKey(code, config.authSecret),
  }
  if (config.publicUrl !== undefined)
    return { origin: config.publicUrl, isFixed: true, candidates: [], lost: null, ...shared }
  const chosen = networkHost === null ? undefined : ownHost(services, networkHost)
  return {
    origin: chosen === undefined ? null : hostOrigin(chosen, config.port),
    isFixed: false,
    candidates: machineHosts(config.host, services.machine()).map((host) => hostOrigin(host, config.port)),
    lost: networkHost !== null && chosen === undefined ? hostOrigin(networkHost, config.port) : null,
    ...shared,
  }
}

/** The host behind one of the offered addresses; undefined for every other address, whoever names it. */
export function hostOfCandidate(services: Needed, origin: string): string | undefined {
  if (services.config.publicUrl !== undefined) return undefined
  return machineHosts(services.config.host, services.machine()).find(
    (host) => hostOrigin(host, services.config.port) === origin,
  )
}
