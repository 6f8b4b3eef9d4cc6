import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase

/**
 * The one pool of this process. 16 connections were the fastest measured for score writes on two cores; more of them
 * only wait for each other. Lost connections are replaced at the next query, so a restarted server needs no help.
 */
export function connect(
  url: string,
  onError: (error: Error) => void = () => undefined,
): { db: Database; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'scoreclub',
  })
  // An idle connection that breaks emits an error event, which would end the process without a listener.
  pool.on('error', onError)
  // The same holds for a connection that breaks while it is in use; its next query fails and reports that.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: drizzle(pool) }
}
