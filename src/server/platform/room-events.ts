import type { Transaction } from './db/transaction.ts'

type Follower<Event, Tx> = (tx: Tx, event: Event) => Promise<void>

/**
 * What a room does and rooms above it follow, in the same transaction: a follower that throws takes the change back with it.
 * A room publishes its own events and does not know who follows them; a room above begins to follow when it is registered.
 */
export class RoomEvents<Events, Tx = Transaction> {
  readonly #followers: { [Name in keyof Events]?: Follower<Events[Name], Tx>[] } = {}

  /** Followers are called in the order in which they began. */
  follow<Name extends keyof Events>(name: Name, follower: Follower<Events[Name], Tx>): void {
    this.#followers[name] = [...(this.#followers[name] ?? []), follower]
  }

  async publish<Name extends keyof Events>(tx: Tx, name: Name, event: Events[Name]): Promise<void> {
    for (const follower of this.#followers[name] ?? []) await follower(tx, event)
  }
}
