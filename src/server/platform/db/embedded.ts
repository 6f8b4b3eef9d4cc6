import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { mkdir, realpath, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import {
  type Address,
  chooseAddress,
  ensureCluster,
  keptPassword,
  storeUrl,
  writeSettings,
} from './embedded-cluster.ts'
import { type Identity, giveTo, refuseForeignFolder, spawnAs, takeIdentity } from './embedded-identity.ts'
import { lockFolder } from './embedded-lock.ts'
import { stopLeftovers } from './embedded-orphan.ts'

export type EmbeddedStore = {
  url: string
  stop: () => Promise<void>
  /** Resolves with the reason when the server has ended for good although nobody stopped it. */
  exited: Promise<string>
}

/** The name of the one database in it. */
export const database = 'scoreclub'

/** Before each try to start a server again that died. */
const WAITS_MS = [0, 200, 500, 1_000, 2_000, 5_000]

/** Two files of PostgreSQL's log: with less it may be unable to start. */
const LEAST_ROOM_BYTES = 2 * 16 * 2 ** 20

/**
 * A real PostgreSQL with its data in the folder, as a child of this process: started, watched, started again
 * when it dies, and stopped with us (docs/decisions/0007-embedded-postgresql.md). `settings` override the
 * durable ones, for servers whose data need not survive, such as the tests'. `signal` gives up a start that takes too long
 * for whoever waits; what was begun is ended before the reason is thrown.
 */
export async function startEmbedded({
  folder,
  log,
  settings = {},
  signal,
}: {
  folder: string
  log: (line: string) => void
  settings?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
}): Promise<EmbeddedStore> {
  await refuseForeignFolder(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const home = await realpath(folder)
  const lock = await lockFolder(home)
  try {
    const binaries = await findBinaries()
    const cluster = join(home, 'cluster')
    await stopLeftovers(cluster, log)
    const identity = await takeIdentity({ folder: home, cluster, postgres: binaries.postgres })
    const password = await keptPassword(home)
    await ensureCluster({ folder: home, identity, binaries, password, signal })
    const address = await chooseAddress(home)
    await writeSettings({ cluster, identity, address, settings })
    const server = new Server({ home, identity, binaries, address, password, log })
    await server.start(signal)
    const stop = async () => {
      await server.stop()
      lock.release()
    }
    return { url: storeUrl(address, password, database), stop, exited: server.exited }
  } catch (error) {
    lock.release()
    throw error
  }
}

type Launch = {
  home: string
  identity: Identity
  binaries: Binaries
  address: Address
  password: string
  log: (line: string) => void
}

/** Runs postgres on one cluster and replaces the process when it dies. */
class Server {
  readonly exited: Promise<string>
  readonly #launch: Launch
  #giveUp: (reason: string) => void = () => undefined
  #child: ChildProcess | undefined
  #revival: Promise<void> | undefined
  #isStopping = false

  constructor(launch: Launch) {
    this.#launch = launch
    this.exited = new Promise((resolve) => (this.#giveUp = resolve))
  }

  /** `signal` gives up before the server answers. */
  async start(signal?: AbortSignal): Promise<void> {
    const child = await launchServer(this.#launch, signal)
    this.#child = child
    const upSince = Date.now()
    const onExit = () => {
      if (!this.#isStopping) this.#revival = this.#revive(child, upSince)
    }
    if (hasEnded(child)) onExit()
    else child.once('exit', onExit)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#revival
    if (this.#child) await endServer(this.#child)
  }

  async #revive(dead: ChildProcess, upSince: number): Promise<void> {
    const { log } = this.#launch
    log(
      `The database server ended by itself (${dead.signalCode ?? `exit code ${dead.exitCode}`}); starting it again.`,
    )
    // A server that dies as soon as it is up must not be restarted in a busy loop.
    await delay(Date.now() - upSince < 1_000 ? 1_000 : 0)
    let reason = ''
    for (let tries = 0; tries < WAITS_MS.length; tries++) {
      await delay(WAITS_MS[tries])
      if (this.#isStopping) return
      try {
        // Room brings it back, and nobody may be there to start the application again: then there is always another try.
        if (await isDiskFull(this.#launch.home)) tries = Math.min(tries, WAITS_MS.length - 2)
        await this.start()
        log('The database server answers again.')
        return
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
        log(`The database server did not start: ${reason}`)
      }
    }
    this.#giveUp(reason)
  }
}

/** Starts postgres and resolves when the database exists. Retries while an old server still holds its shared memory. */
async function launchServer(launch: Launch, signal?: AbortSignal): Promise<ChildProcess> {
  const { home, identity, binaries, address, password, log } = launch
  const cluster = join(home, 'cluster')
  for (const until = Date.now() + 30_000; ; await delay(100)) {
    await stopLeftovers(cluster, log)
    signal?.throwIfAborted()
    await freshSocketFolder(address, identity)
    const logFile = join(home, 'server.log')
    const output = openLog(logFile)
    const before = statSync(logFile).size
    // Its own session: Ctrl-C in the terminal must reach the application only, which stops the server last.
    const child = spawnAs(identity, [binaries.postgres, '-D', cluster], {
      stdio: ['ignore', output, output],
      detached: true,
      env: { PATH: process.env.PATH },
    })
    closeSync(output)
    await once(child, 'spawn')
    endWithUs(child)
    const isUp = await answers(child, { address, password, signal })
    if (isUp) return child
    await endServer(child)
    signal?.throwIfAborted()
    const complaint = lastComplaint(readFileSync(logFile, 'utf8').slice(before))
    const isHeld = /postmaster\.pid|pre-existing shared memory|Address already in use|another server/.test(
      complaint,
    )
    if (!isHeld || Date.now() > until)
      throw new StartupError(`The embedded PostgreSQL did not start: ${complaint} (more in ${logFile})`)
  }
}

/**
 * Starts a watcher that ends the server when this process has ended, even by SIGKILL: its input closes then. The next
 * start does not depend on it, but without it a killed application would leave a server running for days.
 */
function endWithUs(server: ChildProcess): void {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  watcher.unref()
  server.once('exit', () => watcher.kill('SIGKILL'))
}

type Question = { address: Address; password: string; signal: AbortSignal | undefined }

/** Waits until the server answers and has the database; false when it ended or was given up before. */
async function answers(child: ChildProcess, { address, password, signal }: Question): Promise<boolean> {
  for (;;) {
    if (hasEnded(child) || signal?.aborted) return false
    const client = new Client({
      connectionString: storeUrl(address, password, 'postgres'),
      connectionTimeoutMillis: 5_000,
    })
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
      if (rowCount === 0) await client.query(`create database ${database}`)
      return true
    } catch (error) {
      const code = errorCode(error)
      if (code === '28P01' || code === '28000') {
        await endServer(child)
        throw new StartupError(
          'The embedded PostgreSQL refuses the password kept beside it: the two do not belong together.',
        )
      }
      // It is not listening yet, still replaying its log, or dying; the next attempt shows which.
      await delay(20)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LEAST_ROOM_BYTES
}

/** Fast shutdown, then an immediate one, which needs recovery at the next start. Neither loses a commit. */
async function endServer(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await Promise.race([ended, delay(6_000, undefined, { ref: false })])
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Made again for each server: PostgreSQL takes the socket of a killed one for live if its process id was reused. */
async function freshSocketFolder({ socketFolder }: Address, identity: Identity): Promise<void> {
  if (socketFolder === undefined) return
  await rm(socketFolder, { recursive: true, force: true })
  await mkdir(socketFolder, { mode: 0o700 })
  await giveTo(identity, socketFolder)
}

/** The server writes to the file itself. Through this process, messages would get lost or block it. */
function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`)
  const opened = openSync(file, 'a', 0o600)
  // Root working on another user's folder must leave a log that this user can write to later.
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) fchownSync(opened, uid, gid)
  return opened
}

function lastComplaint(output: string): string {
  const lines = output.trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
}
