import { keysOf, type Sharer, type Shares } from './shared-places.ts'

type Present<Request> = { request: Request; keys: ReturnType<typeof keysOf> }

/**
 * The requests that are being answered. Who makes them is found out when it is first asked, which is in a crowd only, and
 * counted from then on: the next one of the crowd costs a comparison for each kind of share.
 */
export class UnderWay<Request> {
  readonly #sharerOf: (request: Request) => Sharer
  readonly #unknown = new Set<Present<Request>>()
  readonly #counts = new Map<string, number>()
  #size = 0

  constructor(sharerOf: (request: Request) => Sharer) {
    this.#sharerOf = sharerOf
  }

  get size(): number {
    return this.#size
  }

  /** Counts the request until the returned function is called; calling it again changes nothing. */
  add(request: Request): () => void {
    const one: Present<Request> = { request, keys: [] }
    this.#unknown.add(one)
    this.#size += 1
    let isPresent = true
    return () => {
      if (!isPresent) return
      isPresent = false
      this.#size -= 1
      if (!this.#unknown.delete(one)) this.#count(one, -1)
    }
  }

  /** Whether the person, the address or the club of a newcomer has its share already, if `whole` were all there is. */
  isOverShare(request: Request, shares: Shares, whole: number): boolean {
    for (const one of this.#unknown) {
      one.keys = keysOf(this.#sharerOf(one.request))
      this.#count(one, 1)
    }
    this.#unknown.clear()
    const part = whole / shares.whole
    const most = {
      person: Math.max(1, shares.ofPerson * part),
      address: shares.ofAddress * part,
      club: shares.ofClub * part,
    }
    return keysOf(this.#sharerOf(request)).some(
      ({ share, key }) => (this.#counts.get(key) ?? 0) >= most[share],
    )
  }

  #count({ keys }: Pick<Present<Request>, 'keys'>, by: 1 | -1): void {
    for (const { key } of keys) {
      const count = (this.#counts.get(key) ?? 0) + by
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }
}
