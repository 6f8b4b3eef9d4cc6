import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate, migrationsFolder } from '#server/platform/db/migrate.ts'
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

type RunStore = { database: ProvidedContext['database']; close: () => Promise<void> }

declare global {
  /** Each project loads this module anew, so what they share lies outside of it. */
  var runStore: { opened: Promise<RunStore>; users: number } | undefined
}

/**
 * One PostgreSQL for all projects of a run (or the server of DATABASE_URL) with one migrated template. The template is named
 * by the migrations' hash, and everything of this run begins with a prefix of its own, so that runs side by side on
 * one server do not meet.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const store = (globalThis.runStore ??= { opened: openRunStore(), users: 0 })
  store.users += 1
  const { database, close } = await store.opened
  project.provide('database', database)
  return async () => {
    store.users -= 1
    if (store.users > 0) return
    // Another run in this process, as in watch mode, opens its own.
    globalThis.runStore = undefined
    await close()
  }
}

async function openRunStore(): Promise<RunStore> {
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
  const close = async () => {
    // Its folder goes as a whole; on a server that stays, nothing of this run may.
    if (server.stays) await dropAll(admin, prefix)
    await admin.end()
    await server.stop()
  }
  return { database: { url: server.url, template, prefix, large, hasGenericPlans }, close }
}

/** The same server, another database on it. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function dropAll(admin: Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
}

async function openServer(): Promise<{ url: string; stays: boolean; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stays: true, stop: () => Promise.resolve() }
  const folder = memoryFolder('run-')
  // Nothing here outlives the run, so nothing waits for the disk; the real settings have tests of their own.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Each database that is made is written to the log first, which may lie in memory.
    max_wal_size: '64MB',
    min_wal_size: '32MB',
    // Two processes of each of three workers, with the connections of their tests.
    max_connections: '300',
    // Whoever connects proves the password, without the work that keeps a stolen hash from being guessed.
    scram_iterations: '1',
  }
  const store = await startEmbedded({ folder, log: (line) => process.stderr.write(`${line}\n`), settings })
  await hashPasswordAnew(store.url)
  const stop = async () => {
    await store.stop()
    await rm(folder, { recursive: true })
  }
  return { url: store.url, stays: false, stop }
}

/** With the iterations that the server has now, not those of its making. */
async function hashPasswordAnew(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { username, password } = new URL(url)
  await client.query(`alter role "${username}" password '${password}'`)
  await client.end()
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).sort())
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 12)
}
