import type { Pool } from 'pg'
import { connect } from './client.ts'
import { isMigrated } from './migrate.ts'

const STATEMENT_MS = 1_000
/** A store that could be written a moment ago is not asked again at each question. */
const WRITTEN_FOR_MS = 5_000

/**
 * Whether the store can do its work now: it answers, has this version's tables and can be written. It asks over a
 * connection of its own, so that it hears of a frozen store while all others wait, and no queue of requests delays it.
 */
export class StoreProbe {
  readonly #pool: Pool
  #asking: Promise<boolean> | undefined
  #writtenAt = -Infinity

  constructor({ options: { connectionString } }: Pick<Pool, 'options'>) {
    if (connectionString === undefined) throw new Error('The pool was made without an address')
    // A broken idle connection is replaced at the next question, which then says what is wrong.
    this.#pool = connect(connectionString, { connections: 1, statementMs: STATEMENT_MS }).pool
  }

  /** Questions that come while one is under way share its answer. Rejects with what the store said. */
  isReady(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #ask(): Promise<boolean> {
    if (!(await isMigrated(this.#pool))) return false
    if (performance.now() - this.#writtenAt < WRITTEN_FOR_MS) return true
    await writeAndForget(this.#pool)
    this.#writtenAt = performance.now()
    return true
  }
}

/**
 * Writes and leaves nothing behind: some pages of a temporary table, which need room in the folder of the tables, and a
 * message of the log that is synced to the disk with the commit. A full disk, a standby and a store that was made
 * read-only refuse one or the other.
 */
async function writeAndForget(pool: Pool): Promise<void> {
  const client = await pool.connect()
  let isClean = false
  try {
    await client.query(`create temporary table if not exists write_probe (filler text) on commit delete rows`)
    await client.query('begin')
    await client.query(
      `insert into write_probe select repeat(md5(number::text), 60) from generate_series(1, 128) number`,
    )
    await client.query(`select pg_logical_emit_message(true, 'scoreclub', 'write probe')`)
    await client.query('commit')
    isClean = true
  } finally {
    client.release(!isClean)
  }
}
