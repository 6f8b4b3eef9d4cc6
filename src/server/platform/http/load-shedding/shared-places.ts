import type { Viewer } from '#contract/club/permissions.ts'
import { networkOf } from './network-of.ts'

/** Who asks for a place, and from where; person and club where they are known. */
export type Sharer = { userId?: string | undefined; address: string; clubId?: string | null | undefined }

/** A request's person, address and club; a person of several clubs counts for the one they have open. */
export function sharerOf({ ip }: { ip: string }, person: Viewer | undefined): Sharer {
  return { userId: person?.userId, address: networkOf(ip), clubId: person?.currentClubId }
}

/** How many places there are, and how many of them one person, one address and one club may have at once. */
export type Shares = { whole: number; ofPerson: number; ofAddress: number; ofClub: number }

/** Which of them has no place left. */
export type FullShare = 'person' | 'address' | 'club' | 'whole'

/**
 * Places for work that takes a moment, such as photos that are being received. Everybody has a share well below the
 * whole, so a crowd of one club, or one person with many devices, leaves room for others.
 */
export class SharedPlaces {
  readonly #shares: Shares
  #taken = 0
  readonly #counts = new Map<string, number>()

  constructor(shares: Shares) {
    this.#shares = shares
  }

  get taken(): number {
    return this.#taken
  }

  /** Takes a place until `leave` is called, or says whose share is full. */
  take(sharer: Sharer): { leave: () => void } | { full: FullShare } {
    const keys = keysOf(sharer)
    const { whole, ofPerson, ofAddress, ofClub } = this.#shares
    const most = { person: ofPerson, address: ofAddress, club: ofClub }
    const full = keys.find(({ share, key }) => (this.#counts.get(key) ?? 0) >= most[share])
    if (full) return { full: full.share }
    if (this.#taken >= whole) return { full: 'whole' }
    this.#count(keys, 1)
    let isTaken = true
    return {
      leave: () => {
        if (isTaken) this.#count(keys, -1)
        isTaken = false
      },
    }
  }

  #count(keys: readonly { key: string }[], by: 1 | -1): void {
    this.#taken += by
    for (const { key } of keys) {
      const count = (this.#counts.get(key) ?? 0) + by
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }
}

/** What the shares of somebody are counted by. */
export function keysOf({ userId, address, clubId }: Sharer) {
  return [
    ...(userId === undefined ? [] : [{ share: 'person' as const, key: `person ${userId}` }]),
    { share: 'address' as const, key: `address ${address}` },
    ...(clubId == null ? [] : [{ share: 'club' as const, key: `club ${clubId}` }]),
  ]
}
