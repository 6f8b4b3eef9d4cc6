import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { repositoryRoot } from '#server/platform/repository-root.ts'

/**
 * Fills an empty database with what pg_dump wrote of a store that the last version 0.1 (commit bed207c5) had made: a club, its
 * players and their cards by calls, and one row by hand in each table that these calls do not reach.
 */
export async function fillWithEarlierStore(url: string): Promise<void> {
  const dump = gunzipSync(await readFile(join(repositoryRoot, 'fixtures/stores/version-0.1.sql.gz')))
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(dump.toString())
  } finally {
    await client.end()
  }
}
