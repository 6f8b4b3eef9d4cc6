import type { ClubReach } from '#contract/club/club-reach.ts'

/** Where a sheet or a handed-over link leads, and whether another device can open it (decision record 19). */
export type JoinAddress = { origin: string; isReachable: boolean }

/** What the server knows of the club, else what this browser shows: whoever reads the page got here with it. */
export function joinAddress(reach: ClubReach, here: string): JoinAddress {
  const origin = reach.origin ?? here
  return { origin, isReachable: !isOwnMachine(origin) }
}

/** Only the machine itself can open such an address. */
export function isOwnMachine(origin: string): boolean {
  const { hostname } = new URL(origin)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

/** The same page at another address. */
export function linkAt(origin: string, link: string): string {
  const { pathname, search } = new URL(link)
  return `${origin}${pathname}${search}`
}
