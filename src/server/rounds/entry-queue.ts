import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { CHANGE_CHANNEL } from '../live/change.ts'
import { saveEntries, type EntriesOfRound, type SavedEntries } from './taps.store.ts'

const MOST_TOGETHER = 32

type Waiting = {
  taps: EntriesOfRound
  resolve: (saved: SavedEntries | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Scores that arrive while others are being committed go together in the next transaction. Commits that announce take
 * turns in PostgreSQL (one lock for all of NOTIFY, held while the disk is synced), so alone they would be as slow as
 * the disk, one after the other. Each command stays whole: its round is locked, written and announced, or nothing is.
 * A round that somebody else has locked is saved by itself, so that it keeps nobody waiting, and so is each round
 * of a transaction that failed; all of that is safe to repeat.
 */
export class EntryQueue {
  readonly #pool: Pool
  #waiting: Waiting[] = []
  #isSaving = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Settles after the commit; undefined when there is no such round. */
  save(taps: EntriesOfRound): Promise<SavedEntries | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ taps, resolve, reject })
      if (!this.#isSaving) void this.#saveAll()
    })
  }

  async #saveAll(): Promise<void> {
    this.#isSaving = true
    while (this.#waiting.length > 0) {
      // All requests that came in the same turn of the loop are there after it.
      await nextTurn()
      await this.#saveTogether(this.#take())
    }
    this.#isSaving = false
  }

  /** The next ones in order of arrival; a second command for the same round waits for the next turn. */
  #take(): Waiting[] {
    const taken = new Map<string, Waiting>()
    const left: Waiting[] = []
    for (const one of this.#waiting)
      if (taken.size < MOST_TOGETHER && !taken.has(one.taps.roundId)) taken.set(one.taps.roundId, one)
      else left.push(one)
    this.#waiting = left
    return [...taken.values()]
  }

  async #saveTogether(batch: readonly Waiting[]): Promise<void> {
    const taps = batch.map((one) => one.taps)
    const saved = await saveEntries(this.#pool, taps, { channel: CHANGE_CHANNEL, skipLocked: true }).catch(
      () => new Map<string, SavedEntries>(),
    )
    for (const one of batch) {
      const found = saved.get(one.taps.roundId)
      if (found) one.resolve(found)
      else void this.#saveAlone(one)
    }
  }

  async #saveAlone({ taps, resolve, reject }: Waiting): Promise<void> {
    try {
      const saved = await saveEntries(this.#pool, [taps], { channel: CHANGE_CHANNEL, skipLocked: false })
      resolve(saved.get(taps.roundId))
    } catch (error) {
      reject(error)
    }
  }
}
