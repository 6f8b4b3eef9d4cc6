import { connect } from '../../platform/db/client.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { migrateUpTo, newestMigration } from './migrations-of-store.ts'
import { exactSession } from './exact-session.ts'

/** The oldest PostgreSQL that the product is made for. */
const LEAST_VERSION = 15

/**
 * Makes the tables of that migration in a store where nobody has anything yet. Refuses a store with people in it, so
 * that a command that was typed wrongly can't replace a club's data, and a server that is too old.
 */
export async function prepareEmptyStore(url: string, migration: number): Promise<void> {
  const client = await exactSession(url)
  try {
    await refuseOldServer(client)
    const { rows } = await client.query<{ isMade: boolean }>(
      `select to_regclass('public.users') is not null as "isMade"`,
    )
    if (rows[0]?.isMade === true) {
      const users = await client.query('select 1 from users limit 1')
      if (users.rowCount !== 0)
        throw new StartupError(
          'The store to fill has people in it already. Name an empty DATA_DIR, or an empty database.',
        )
      if ((await newestMigration(client)) !== migration)
        throw new StartupError(
          'The store to fill has tables of another version. Name an empty DATA_DIR, or an empty database.',
        )
      return
    }
  } finally {
    await client.end()
  }
  const { pool } = connect(url)
  try {
    await migrateUpTo(pool, migration)
  } finally {
    await pool.end()
  }
}

async function refuseOldServer(client: Awaited<ReturnType<typeof exactSession>>): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < LEAST_VERSION)
    throw new StartupError(`The server is PostgreSQL ${version}. Scoreclub needs ${LEAST_VERSION} or newer.`)
}
