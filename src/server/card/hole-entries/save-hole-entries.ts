import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { storeFault } from '../../platform/db/store-fault.ts'
import { WaitingTime } from '../../platform/db/waiting-time.ts'
import type { Services } from '../../platform/deps.ts'
import { CHANGE_CHANNEL } from '../../platform/live/change-feed.ts'
import {
  saveEntriesOfRound,
  saveEntriesOfRounds,
  type EntriesToSave,
  type SavedEntries,
} from './hole-entries.store.ts'

const MOST_TOGETHER = 32

/** Settles after the commit, with undefined when there is no such round. */
export type SaveHoleEntries = (command: EntriesToSave) => Promise<SavedEntries | undefined>

/**
 * How hole entries reach the store. Processes that share one announce inside the transaction, which makes commits take
 * turns, so those that arrive together go together (GroupCommit). The only process of a store has nobody to tell but
 * itself, once the commit is answered (decision record 15).
 */
export function makeSaveHoleEntries({
  pool,
  feed,
  waits,
}: Pick<Services, 'pool' | 'feed' | 'waits'>): SaveHoleEntries {
  if (!feed.isAlone) {
    const commits = new GroupCommit(pool, waits.scores)
    return (command) => commits.save(command)
  }
  return async (command) => {
    const saved = await saveEntriesOfRound(pool, command, null).catch((error: unknown) => {
      if (storeFault(error) === 'unanswered') feed.doubt()
      throw error
    })
    if (saved?.changedBoard) feed.deliver({ kind: 'board', ...saved.changedBoard })
    else if (saved?.changedCard != null) feed.deliver({ kind: 'card', userId: saved.changedCard })
    return saved
  }
}

/**
 * The entries of several clubs and seasons in one transaction, because what costs is the commit; a statement for each, so that
 * each is about the rows of one club and one partition only. Single entries, which most are, have a shorter statement; who is not in the
 * answer is saved alone.
 */
async function saveOfClubs(
  pool: Pool,
  commands: readonly EntriesToSave[],
): Promise<Map<string, SavedEntries>> {
  const byPart = new Map<string, EntriesToSave[]>()
  for (const command of commands) {
    const part = `${command.clubId} ${command.season} ${command.entries.length === 1}`
    byPart.set(part, [...(byPart.get(part) ?? []), command])
  }
  if (byPart.size === 1) return saveEntriesOfRounds(pool, commands, CHANGE_CHANNEL)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const saved = new Map<string, SavedEntries>()
    for (const ofPart of byPart.values())
      for (const [roundId, one] of await saveEntriesOfRounds(client, ofPart, CHANGE_CHANNEL))
        saved.set(roundId, one)
    await client.query('commit')
    client.release()
    return saved
  } catch (error) {
    // A connection in the middle of a transaction goes back to nobody.
    client.release(true)
    throw error
  }
}

type Waiting = {
  command: EntriesToSave
  resolve: (saved: SavedEntries | undefined) => void
  reject: (error: unknown) => void
  /** Its transaction begins. */
  leave: () => void
}

/**
 * Entries that arrive while others are being committed go together in the next transaction. Commits that announce take
 * turns in PostgreSQL (one lock for all of NOTIFY, held while the disk is synced), so alone they would be as slow as
 * the disk, one after the other. Each command stays whole: its round is locked, written and announced, or nothing is.
 * A round that somebody else has locked is saved by itself, so that it keeps nobody waiting, and so is each round of a
 * transaction that failed; all of that is safe to repeat. Where the store itself is at fault nobody waits for a second try.
 */
export class GroupCommit {
  readonly #pool: Pool
  readonly #time: WaitingTime
  #waiting: Waiting[] = []
  #isSaving = false

  constructor(pool: Pool, time = new WaitingTime()) {
    this.#pool = pool
    this.#time = time
  }

  save(command: EntriesToSave): Promise<SavedEntries | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ command, resolve, reject, leave: this.#time.enter() })
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
    for (const waiting of this.#waiting) {
      const { roundId } = waiting.command
      if (taken.size < MOST_TOGETHER && !taken.has(roundId)) taken.set(roundId, waiting)
      else left.push(waiting)
    }
    this.#waiting = left
    for (const { leave } of taken.values()) leave()
    return [...taken.values()]
  }

  async #saveTogether(batch: readonly Waiting[]): Promise<void> {
    const commands = batch.map(({ command }) => command)
    let saved = new Map<string, SavedEntries>()
    try {
      saved = await saveOfClubs(this.#pool, commands)
    } catch (error) {
      if (storeFault(error)) return batch.forEach(({ reject }) => reject(error))
    }
    for (const waiting of batch) {
      const found = saved.get(waiting.command.roundId)
      if (found) waiting.resolve(found)
      else void this.#saveAlone(waiting)
    }
  }

  async #saveAlone({ command, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(await saveEntriesOfRound(this.#pool, command, CHANGE_CHANNEL))
    } catch (error) {
      reject(error)
    }
  }
}
