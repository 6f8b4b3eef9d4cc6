import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, connect } from '#server/platform/db/client.ts'
import { databaseUrl } from './database-setup.ts'
import { TEST_CONNECTIONS } from './two-processes/application-parts.ts'

export type TestDatabase = { url: string; pool: Pool; db: Database; drop: () => Promise<void> }

/** A database with all tables and no rows, for one test file: make it in beforeAll, drop it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  // The files are copied as they are: the other way writes each page to the log and takes twice the time.
  return createDatabase(` template ${inject('database').template} strategy file_copy`)
}

/** A database with nothing in it, as an operator makes one for a store that is to be moved. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('')
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const { url: serverUrl, prefix } = inject('database')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await keptConnection(serverUrl).query(`create database ${name}${from}`)
  const url = databaseUrl(serverUrl, name)
  // Many tests share few cores, and none may depend on speed: the limits have tests of their own.
  const { pool, db } = connect(url, { statementMs: 60_000, connections: TEST_CONNECTIONS })
  const drop = async () => {
    await pool.end()
    await keptConnection(serverUrl).query(`drop database ${name} with (force)`)
  }
  return { url, pool, db, drop }
}

/** The connections of this worker that outlive its files; a new one takes 15 ms of the two processors. */
const kept = new Map<string, Pool>()

/** One connection to a database that is there for the whole run. It keeps no process from ending. */
export function keptConnection(url: string, options?: string): Pool {
  const key = `${url} ${options ?? ''}`
  const found = kept.get(key)
  if (found) return found
  const pool = new Pool({
    connectionString: url,
    options,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // Its server ends before the last worker may; the next query would say so.
  pool.on('error', () => undefined)
  kept.set(key, pool)
  return pool
}
