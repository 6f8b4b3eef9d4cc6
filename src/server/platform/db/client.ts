import { Socket } from 'node:net'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool, type PoolClient } from 'pg'
import { retryTransactions } from './retry-transactions.ts'
import { WaitingTime } from './waiting-time.ts'

export type Database = NodePgDatabase

/** How long one statement may run, unless STORE_LIMIT_SECONDS says otherwise. */
export const STATEMENT_MS = 5_000
/** A frozen store cannot end its own statements, so this side gives it a little longer than it gives itself. */
const SILENCE_MS = 1_000
/** A wait for a lock ends before the statement does, so that the log tells the two apart. */
const LOCK_SHARE = 0.8
const CONNECTION_SHARE = 0.6

/** The store sent nothing for longer than any statement may run: it is frozen, or the line to it is dead. */
export class StoreSilent extends Error {
  override name = 'StoreSilent'
  constructor() {
    super('The store did not answer in time')
  }
}

/**
 * The one pool of this process. 16 connections were the fastest measured for score writes on two cores; more of them
 * only wait for each other. Lost connections are replaced at the next query, so a restarted server needs no help.
 * Nothing waits for ever: the store ends statements and waits for locks, and a connection that is in use and silent for
 * longer is cut from here (decision record 26).
 */
export function connect(
  url: string,
  {
    onError = () => undefined,
    statementMs = STATEMENT_MS,
    connections = 16,
  }: { onError?: (error: Error) => void; statementMs?: number; connections?: number } = {},
): { db: Database; pool: Pool } {
  const pool = new WatchedPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: statementMs * CONNECTION_SHARE,
    statement_timeout: statementMs,
    lock_timeout: Math.round(statementMs * LOCK_SHARE),
    idle_in_transaction_session_timeout: 2 * statementMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'scoreclub',
  })
  // An idle connection that breaks emits an error event, which would end the process without a listener.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The same holds for a connection that breaks while it is in use; its next query fails and reports that.
    client.on('error', () => undefined)
    cutWhenSilent(client, statementMs + SILENCE_MS)
  })
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  return { pool, db: retryTransactions(drizzle(pool)) }
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/** A pool that knows how long queries wait for one of its connections. */
class WatchedPool extends Pool {
  readonly waiting = new WaitingTime()

  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const isFree = this.idleCount > this.waitingCount || this.totalCount < this.options.max
    const leave = isFree ? this.waiting.passed() : this.waiting.enter()
    if (connected)
      return super.connect((error, client, done) => {
        leave?.()
        connected(error, client, done)
      })
    const connecting = super.connect()
    if (leave) connecting.then(leave, leave)
    return connecting
  }
}

/** How long queries wait for a connection of this pool; of one that `connect` did not make it is not known. */
export function waitingFor(pool: Pool): WaitingTime {
  return pool instanceof WatchedPool ? pool.waiting : new WaitingTime()
}

/** Connections that somebody has taken from their pool and that may be cut. */
const inUse = new WeakSet<ClientBase>()

/**
 * Lifts all limits from a connection: for migrations, which may take as long as they need. It must not go back into the
 * pool (`release(true)`).
 */
export async function liftLimits(client: ClientBase): Promise<void> {
  inUse.delete(client)
  await client.query('set statement_timeout = 0')
  await client.query('set lock_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
}

/** Leaves a connection open although nothing comes: for the one that listens, which has its own way to find out. */
export function allowSilence(client: ClientBase): void {
  inUse.delete(client)
}

/** Leaves a connection open although nothing comes while something else is done: for one that only holds a lock meanwhile. */
export async function inSilence<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  inUse.delete(client)
  try {
    return await work()
  } finally {
    inUse.add(client)
  }
}

/** One timer of the socket's own, which each packet pushes back; a query costs nothing more. */
function cutWhenSilent(client: ClientBase, ms: number): void {
  const socket = socketOf(client)
  socket.setTimeout(ms)
  socket.on('timeout', () => {
    if (inUse.has(client)) socket.destroy(new StoreSilent())
  })
}

/** node-postgres has the socket of a connection, but not in its types. */
function socketOf(client: ClientBase): Socket {
  const { connection } = client as { connection?: unknown }
  if (typeof connection === 'object' && connection !== null && 'stream' in connection)
    if (connection.stream instanceof Socket) return connection.stream
  throw new Error('A connection of node-postgres has its socket in connection.stream')
}
