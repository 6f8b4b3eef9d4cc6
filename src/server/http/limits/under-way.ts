import type { FastifyRequest } from 'fastify'
import type { Sharer, Shares } from './shared-places.ts'

type Present = { request: FastifyRequest; sharer: Sharer | undefined }

/** The requests that are being answered. Who makes them is found out when it is first asked, which is in a crowd only. */
export class UnderWay {
  readonly #sharerOf: (request: FastifyRequest) => Sharer
  readonly #present = new Set<Present>()

  constructor(sharerOf: (request: FastifyRequest) => Sharer) {
    this.#sharerOf = sharerOf
  }

  get size(): number {
    return this.#present.size
  }

  /** Counts the request until the returned function is called. */
  add(request: FastifyRequest): () => void {
    const one: Present = { request, sharer: undefined }
    this.#present.add(one)
    return () => void this.#present.delete(one)
  }

  /** Whether the person, the address or the club of a newcomer has its share already, if `whole` were all there is. */
  isOverShare(request: FastifyRequest, shares: Shares, whole: number): boolean {
    const newcomer = this.#sharerOf(request)
    const part = whole / shares.whole
    const most = {
      person: shares.ofPerson * part,
      address: shares.ofAddress * part,
      club: shares.ofClub * part,
    }
    const has = { person: 0, address: 0, club: 0 }
    for (const one of this.#present) {
      const { userId, address, clubId } = (one.sharer ??= this.#sharerOf(one.request))
      if (userId !== undefined && userId === newcomer.userId) has.person += 1
      if (address === newcomer.address) has.address += 1
      if (clubId != null && clubId === newcomer.clubId) has.club += 1
    }
    return has.person >= Math.max(1, most.person) || has.address >= most.address || has.club >= most.club
  }
}
