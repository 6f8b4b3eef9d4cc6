import { randomBytes } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, connect } from '#server/db/client.ts'
import { databaseUrl } from './database-setup.ts'

export type TestDatabase = { url: string; pool: Pool; db: Database; drop: () => Promise<void> }

/** A database with all tables and no rows, for one test file: make it in beforeAll, drop it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(` template ${inject('database').template}`)
}

/** A database with nothing in it, as an operator makes one for a store that is to be moved. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('')
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const { url: serverUrl, prefix } = inject('database')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}${from}`)
  const url = databaseUrl(serverUrl, name)
  // Many tests share few cores, and none may depend on speed: the limits have tests of their own.
  const { pool, db } = connect(url, { statementMs: 60_000 })
  const drop = async () => {
    await pool.end()
    await onServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { url, pool, db, drop }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
