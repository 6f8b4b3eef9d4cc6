import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startDailyBackups } from '../data/backup/start-daily-backups.ts'
import { hasAnyClub, raiseMemberLimits } from '../club/clubs.store.ts'
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/db/client.ts'
import { migrate } from '../platform/db/migrate.ts'
import { correctRecords } from '../handicap/corrections/correct-records.ts'
import type { Shutdown } from '../platform/shutdown.ts'
import { explainStore } from '../platform/processes/explain-store.ts'
import { shareOfConnections } from '../platform/processes/share-of-machine.ts'

/** Of the ten seconds that supervisors give; the store needs some of the rest. */
const requestPatienceMs = 6_000

/** A process that answers requests, with everything ready but the port. */
export type WebProcess = {
  app: FastifyInstance
  /** Whether anybody has made a club here yet. */
  hasClub: boolean
  listen: () => Promise<void>
}

type Opening = {
  config: Config
  storeUrl: string
  say: (line: string) => void
}

/**
 * Connects to the store, brings it up to this version and builds the application; each part closes with `shutdown`. Processes
 * that do this at the same time take turns where they have to. Undefined when the shutdown began meanwhile.
 */
export async function openWebProcess(
  shutdown: Shutdown,
  { config, storeUrl, say }: Opening,
): Promise<WebProcess | undefined> {
  const connection = connect(storeUrl, {
    statementMs: config.statementMs,
    connections: shareOfConnections(config.webProcesses),
    onError: (error) => {
      // While stopping, the store may close a connection before the pool has.
      if (!shutdown.hasBegun) say(`A connection to the store broke: ${error.message}`)
    },
  })
  const { db, pool } = await shutdown.open('connections', Promise.resolve(connection), ({ pool }) =>
    pool.end(),
  )
  await migrate(pool).catch((error: unknown) => {
    throw explainStore(error) ?? error
  })
  await correctRecords(pool, { now: () => new Date() })
  if (config.membersPerClub !== undefined) await raiseMemberLimits(db, config.membersPerClub)
  const building = buildApp({
    config,
    db,
    pool,
    now: () => new Date(),
    wait: (ms) => delay(ms),
    inTerminal: process.stdout.isTTY,
  })
  const app = await shutdown.open('application', building, closeApp)
  if (shutdown.hasBegun) return undefined
  // Before it is said that the server is ready: a store that dies after that must not end the process.
  const hasClub = await hasAnyClub(db)
  const listen = async () => {
    await app.listen({ host: config.host, port: config.port })
    const daily = startDailyBackups({ config, pool, url: storeUrl, now: () => new Date(), log: app.log })
    await shutdown.open('daily backups', Promise.resolve(daily), ({ stop }) => stop())
  }
  return { app, hasClub, listen }
}

/**
 * Lets the requests under way finish. Node closes only what is idle at that moment: a connection that answers its
 * last request later, or never sends the rest of one, would hold us until the supervisor kills us.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const dropIdle = setInterval(() => app.server.closeIdleConnections(), 50)
  const dropAll = setTimeout(() => app.server.closeAllConnections(), requestPatienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(dropIdle)
    clearTimeout(dropAll)
  }
}
