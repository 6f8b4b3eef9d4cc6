import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { connect } from './db/client.ts'
import { hasAnyClub, raiseMemberLimits } from './clubs/clubs.store.ts'
import { migrate } from './db/migrate.ts'
import { correctRecords } from './handicap/corrections/correct-records.ts'
import { storeFault } from './db/store-fault.ts'
import { openStore } from './db/store.ts'
import { hostOrigin } from './http/absolute-url.ts'
import { errorCode } from './error-code.ts'
import { holdPort } from './http/hold-port.ts'
import { machineHosts, thisMachine } from './http/machine-addresses.ts'
import { nextStep } from './next-step.ts'
import { Shutdown } from './shutdown.ts'
import { StartupError } from './startup-error.ts'

/** Of the ten seconds that supervisors give; the store needs some of the rest. */
const requestPatienceMs = 6_000

// `npm start | head` goes away while we serve; that the lines have no reader is no reason to stop.
process.stdout.on('error', () => undefined)

/** Where this process serves, once it does, and what to do there; undefined when it was told to stop before that. */
export const serving = await start()

async function start(): Promise<{ url: string; nextStep: string } | undefined> {
  const shutdown = new Shutdown(say)
  try {
    const config = readConfig(process.env)
    const held = await shutdown.open('starting page', holdPort(config), ({ release }) => release())
    const store = await shutdown.open('store', openStore(config, say), ({ stop }) => stop())
    if (shutdown.hasBegun) return undefined
    void store.exited.then((reason) => shutdown.fail(`The store is gone: ${reason}`))

    const connection = connect(store.url, {
      statementMs: config.statementMs,
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
      config: { ...config, port: held.port },
      db,
      pool,
      now: () => new Date(),
      wait: (ms) => delay(ms),
      inTerminal: process.stdout.isTTY,
    })
    const app = await shutdown.open('application', building, closeApp)

    await held.release()
    if (shutdown.hasBegun) return undefined
    // Before it is said that the server is ready: a store that dies after that must not end the process.
    const hasClub = await hasAnyClub(db)
    await app.listen({ host: config.host, port: held.port })
    const address = config.publicUrl ?? `http://localhost:${held.port}`
    say(`Scoreclub is ready at ${address}${forPhones(config, held.port)}`)
    return { url: address, nextStep: nextStep(address, { hasClub }) }
  } catch (error) {
    // Told to stop meanwhile: the steps under way fail because the store goes, and the shutdown exits for us.
    if (shutdown.hasBegun) return undefined
    shutdown.fail(error instanceof StartupError ? error.message : explain(error))
    return undefined
  }
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

/** The address another device on the same network can use, when we listen for it. */
function forPhones(config: Config, port: number): string {
  if (config.publicUrl !== undefined) return ''
  const [first] = machineHosts(config.host, thisMachine())
  return first === undefined ? '' : ` (phones on this network: ${hostOrigin(first, port)})`
}

/** What the operator can mend about a store that somebody else runs; undefined for a fault of ours. */
function explainStore(error: unknown): StartupError | undefined {
  const code = findCode(error)
  // 28 is a wrong user or password, 3D a database that does not exist, 42501 a right that is missing.
  if (!storeFault(error) && !/^(28|3D|42501)/.test(code)) return undefined
  const message = error instanceof Error && error.message !== '' ? error.message : code
  return new StartupError(
    `The store cannot be used (${message}). Check DATABASE_URL, and that its server runs; then start again.`,
  )
}

function findCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = errorCode(at)
    if (code !== undefined) return code
  }
  return ''
}

function explain(error: unknown): string {
  return `Scoreclub could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
