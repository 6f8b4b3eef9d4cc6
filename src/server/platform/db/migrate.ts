import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'
import { StartupError } from '../startup-error.ts'
import { liftLimits } from './client.ts'

/** The built server reads the same folder: migrations are data and are not bundled. */
export const migrationsFolder = join(repositoryRoot, 'src/server/platform/db/migrations')

/** The key of the advisory lock that every starting process takes ("scor" as four bytes). */
const lockNumber = 0x73636f72

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) })

/**
 * Brings the tables up to this version. Processes that start together take turns by the lock; all missing
 * migrations run in one transaction, so a kill in the middle leaves the old tables and the next start does it again.
 * @throws StartupError when the store is older than the first migration, and nothing is changed.
 */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    await liftLimits(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await refuseOldStore(client)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Closing the connection releases the lock, whatever state the session is in, and its limits stay lifted for nobody.
    client.release(true)
  }
}

/**
 * `when` of the first migration, which makes every table that version 0.1 had in the end. What is older has had only some of the
 * migrations that stood here before.
 */
export async function firstMigration(): Promise<number> {
  return Math.min(...(await migrationTimes(migrationsFolder)))
}

async function migrationTimes(folder: string): Promise<number[]> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
  return journal.entries.map(({ when }) => when)
}

async function refuseOldStore(client: PoolClient): Promise<void> {
  const tables = await client.query<{ isMade: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isMade"`,
  )
  if (tables.rows[0]?.isMade !== true) return
  // Without rows it was made by a first start that was killed.
  const { rows } = await client.query<{ isOld: boolean | null }>(
    'select max(created_at) < $1 as "isOld" from drizzle.__drizzle_migrations',
    [await firstMigration()],
  )
  if (rows[0]?.isOld === true)
    throw new StartupError(
      'This store was last opened by a version of Scoreclub from before 30 November 2026. Start the last version 0.1 on it once (see "Updating" in docs/operations.md), then this one. Nothing was changed.',
    )
}

/** True when the store answers and has every migration of this version; it asks the store, so that all processes agree. */
export async function isMigrated(pool: Pool, folder = migrationsFolder): Promise<boolean> {
  const newest = Math.max(...(await migrationTimes(folder)))
  try {
    const { rowCount } = await pool.query(
      'select 1 from drizzle.__drizzle_migrations where created_at >= $1 limit 1',
      [newest],
    )
    return rowCount === 1
  } catch (error) {
    const isNeverMigrated = errorCode(error) === '42P01' || errorCode(error) === '3F000'
    if (isNeverMigrated) return false
    throw error
  }
}
