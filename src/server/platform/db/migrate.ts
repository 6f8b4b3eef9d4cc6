import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'
import { liftLimits } from './client.ts'

/** The built server reads the same folder: migrations are data and are not bundled. */
export const migrationsFolder = join(repositoryRoot, 'src/server/platform/db/migrations')

/** The key of the advisory lock that every starting process takes ("scor" as four bytes). */
const lockNumber = 0x73636f72

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/**
 * Brings the tables up to this version. Processes that start together take turns by the lock; all missing
 * migrations run in one transaction, so a kill in the middle leaves the old tables and the next start does it again.
 */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    await liftLimits(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Closing the connection releases the lock, whatever state the session is in, and its limits stay lifted for nobody.
    client.release(true)
  }
}

/** True when the store answers and has every migration of this version; it asks the store, so that all processes agree. */
export async function isMigrated(pool: Pool, folder = migrationsFolder): Promise<boolean> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
  const newest = Math.max(0, ...journal.entries.map(({ when }) => when))
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
