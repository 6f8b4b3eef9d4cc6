import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate, migrationsFolder } from '#server/db/migrate.ts'
import { lookLarge } from './look-large.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- vitest's registry is extended by merging
  interface ProvidedContext {
    /**
     * A server on which the tests may make databases, the migrated database to clone (test/database.ts), and the address
     * of one whose planner believes it to be large (look-large.ts), and whether it tells the plan of a statement without its
     * values, as PostgreSQL does from 16 on.
     */
    database: { url: string; template: string; prefix: string; large: string; hasGenericPlans: boolean }
  }
}

/**
 * One PostgreSQL for the whole run (or the server of DATABASE_URL) with one migrated template. The template is named
 * by the migrations' hash, and everything of this run begins with a prefix of its own, so that runs side by side on
 * one server do not meet.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  const template = `${prefix}${await migrationsHash()}`
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const pool = new Pool({ connectionString: databaseUrl(server.url, template), max: 1 })
  await migrate(pool)
  await pool.end()
  const large = databaseUrl(server.url, `${prefix}large`)
  await admin.query(`create database ${prefix}large template ${template}`)
  await lookLarge(large)
  const { rows: versions } = await admin.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const hasGenericPlans = Number(versions[0]?.version) >= 160_000
  project.provide('database', { url: server.url, template, prefix, large, hasGenericPlans })

  return async () => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
}

/** The same server, another database on it. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }
  const folder = memoryFolder('run-')
  // Nothing here outlives the run, so nothing waits for the disk; the real settings have tests of their own.
  const settings = {
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    // Each database that is made is written to the log first, which may lie in memory.
    ...{ max_wal_size: '64MB', min_wal_size: '32MB' },
  }
  const store = await startEmbedded({ folder, log: (line) => process.stderr.write(`${line}\n`), settings })
  const stop = async () => {
    await store.stop()
    await rm(folder, { recursive: true })
  }
  return { url: store.url, stop }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).sort())
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 12)
}
