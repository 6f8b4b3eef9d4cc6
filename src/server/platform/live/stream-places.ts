import { AppError } from '../http/app-error.ts'
import type { Capacity } from '../http/load-shedding/capacity.ts'

/**
 * Who takes a place, from where, and how to end their stream. Strangers who have a link of a club are together one
 * `userId`, which may have half of the club's places: the club's own people come first.
 */
export type Follower = {
  userId: string
  address: string
  clubId: string
  isStranger?: boolean
  end: () => void
}

type StreamShares = Pick<Capacity, 'streams' | 'streamsOfAddress' | 'streamsOfClub' | 'streamsOfPerson'>

/**
 * Who has the places for event streams. A person who opens one too many ends their own oldest (a forgotten tab). Where
 * the share of an address or a club, or the whole, is taken, whoever has most of it gives one back to somebody who has
 * fewer; only where nobody can, the newcomer is refused. So no one takes the places of others.
 */
export class StreamPlaces {
  readonly #capacity: StreamShares
  /** In the order in which they came. */
  readonly #followers = new Set<Follower>()
  /** How many of each person, address and club, so that a newcomer costs the same however many there are. */
  readonly #counts = new Map<string, number>()

  constructor(capacity: StreamShares) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#followers.size
  }

  /** Takes a place until the returned function is called. Throws `boards_full`. */
  take(follower: Follower): () => void {
    const { streamsOfPerson, streamsOfAddress, streamsOfClub, streams } = this.#capacity
    if (follower.isStranger !== true) this.#makeRoom(follower, 'userId', streamsOfPerson)
    else if (this.#countOf(follower) >= streamsOfClub / 2) throw new AppError('boards_full')
    this.#makeRoom(follower, 'address', streamsOfAddress)
    this.#makeRoom(follower, 'clubId', streamsOfClub)
    if (this.#followers.size >= streams) this.#takeFromGreediest(follower, () => true)
    this.#followers.add(follower)
    this.#count(follower, 1)
    return () => this.#release(follower)
  }

  #makeRoom(newcomer: Follower, group: 'userId' | 'address' | 'clubId', most: number): void {
    const present = this.#counts.get(keyOf(newcomer, group)) ?? 0
    if (present < most) return
    const isOfGroup = (one: Follower) => one[group] === newcomer[group]
    if (group === 'userId') this.#end([...this.#followers].find(isOfGroup))
    else this.#takeFromGreediest(newcomer, isOfGroup)
  }

  #takeFromGreediest(newcomer: Follower, isOfGroup: (one: Follower) => boolean): void {
    const streamsOf = (one: Follower) => this.#countOf(one)
    let greediest: Follower | undefined
    for (const one of this.#followers)
      if (isOfGroup(one) && (greediest === undefined || streamsOf(one) > streamsOf(greediest)))
        greediest = one
    // Their own oldest makes room as well; between others it takes a difference of two to be fairer afterwards.
    const isFairer =
      greediest !== undefined &&
      (greediest.userId === newcomer.userId || streamsOf(greediest) > streamsOf(newcomer) + 1)
    if (!isFairer) throw new AppError('boards_full')
    this.#end(greediest)
  }

  #countOf(follower: Follower): number {
    return this.#counts.get(keyOf(follower, 'userId')) ?? 0
  }

  #end(follower: Follower | undefined): void {
    if (!follower) return
    this.#release(follower)
    follower.end()
  }

  #release(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#count(follower, -1)
  }

  #count(follower: Follower, by: 1 | -1): void {
    for (const group of ['userId', 'address', 'clubId'] as const) {
      const key = keyOf(follower, group)
      const count = (this.#counts.get(key) ?? 0) + by
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }
}

function keyOf(follower: Follower, group: 'userId' | 'address' | 'clubId'): string {
  return `${group} ${follower[group]}`
}
