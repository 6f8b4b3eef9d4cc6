import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { memoryFolder } from '../memory-folder.ts'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- vitest's registry is extended by merging
  interface ProvidedContext {
    /** The folder of a stopped embedded store with all tables and no rows. */
    preparedStore: string
  }
}

/**
 * Once before all tests of faults: a store whose copies open as what a club has had for long. To make one for each club
 * would take three seconds of a processor each. What a first start does has tests of its own (src/server/app/main.test.ts, container.test.ts).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = memoryFolder('prepared-')
  const store = await startEmbedded({
    folder: join(folder, 'postgres'),
    log: () => undefined,
    settings: { fsync: 'off' },
  })
  // Its connection may outlive the pool's end: that it is told of the store's end then is no fault.
  const pool = new Pool({ connectionString: store.url, max: 1 }).on('error', () => undefined)
  await migrate(pool)
  await pool.end()
  await store.stop()
  project.provide('preparedStore', folder)
  return () => rm(folder, { recursive: true })
}

/**
 * Puts a copy of the prepared store into an empty data folder, all of it on the disk. Programs of bench/ have none and let the
 * application make it.
 */
export function copyPreparedStore(dataDir: string): void {
  if (process.env.VITEST === undefined) return
  execFileSync('cp', ['-a', join(inject('preparedStore'), 'postgres'), dataDir])
  // Now, and not once it runs: a lock that names a process of this test must not outlive a cut of the power.
  execFileSync('sync', ['--file-system', dataDir])
}
