import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'

/** Everything of the outside world that commands and routes may use; tests pass their own clock. */
export type Deps = {
  config: Config
  /** Drizzle for ordinary queries. */
  db: Database
  /** The pool under it, for the prepared SQL of the hot paths and for LISTEN. */
  pool: Pool
  /** Server time; the record of when things happened. */
  now: () => Date
}
