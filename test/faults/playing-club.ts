import { readFile } from 'node:fs/promises'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { seededRandom } from '#golf/seeded-random.ts'
import { connect } from '#server/platform/db/client.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { chooseAddress, keptPassword, storeUrl } from '#server/platform/db/embedded-cluster.ts'
import { signalProcess } from '#server/platform/db/running-process.ts'
import { seed, type Seeded } from '../../bench/seed.ts'
import { type AppProcess, appProcess } from './app-process.ts'
import { Phone } from './phone.ts'
import { copyPreparedStore } from './prepare-store.ts'
import { freePort } from '../free-port.ts'
import { isLongForm } from '../long-form.ts'
import { memoryFolder } from '../memory-folder.ts'

export type StoreKind = 'embedded' | 'shared'

/** An application, its store, and a competition that is being played on it by simulated phones. */
export type PlayingClub = Seeded & {
  dataDir: string
  app: AppProcess
  /** The process id of PostgreSQL's first process, as its own file says now. */
  storePid: () => Promise<number>
  cluster: string
  storeUrl: string
  /** Ends a shared store and starts it again in its place. */
  stopStore: () => Promise<void>
  startStore: () => Promise<void>
  /** Looks into the store past the application. */
  pool: Pool
  phones: Phone[]
  random: () => number
  acknowledged: () => number
  /** Waits until the phones were told of so many more entries than now. */
  moreAcknowledged: (count: number) => Promise<void>
  /** Nobody enters anything any more; waits until every phone has sent all it has. */
  settle: (withinMs?: number) => Promise<void>
  close: () => Promise<void>
}

type ClubOptions = {
  store: StoreKind
  seed: number
  phones: number
  paceMs?: number
  lostAnswers?: number
  env?: Record<string, string>
  /** Where the data lies; without it, a new folder that goes away at the end. */
  dataDir?: string
  players?: number
  /** Another Node than the tests' for the application. */
  node?: string
  /** Of a shared store: over its durable ones. */
  settings?: Record<string, string>
  /** The empty database of a server that runs already, instead of a shared store of its own. */
  storeUrl?: string
}

export const FAULTS_SECRET = 'a secret of the fault suite, which holds nothing'

/** A seed from FAULTS_SEED, or a new one; it is printed, so that a run can be repeated. */
export function chosenSeed(): number {
  // `npm test` plays the same each time; the long forms and bench/ choose.
  const isShort = process.env.VITEST !== undefined && !isLongForm
  const chosen = Number(process.env.FAULTS_SEED ?? (isShort ? 20_261_127 : Math.floor(Math.random() * 1e9)))
  console.info(`FAULTS_SEED=${chosen}`)
  return chosen
}

export async function openPlayingClub(options: ClubOptions): Promise<PlayingClub> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
  try {
    const dataDir = options.dataDir ?? memoryFolder('club-')
    if (options.dataDir === undefined)
      closing.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
    const folder = join(dataDir, 'postgres')
    const startShared = () =>
      startEmbedded({ folder, log: () => undefined, settings: options.settings ?? {} })
    if (options.storeUrl === undefined) copyPreparedStore(dataDir)
    const isOurs = options.store === 'shared' && options.storeUrl === undefined
    let shared = isOurs ? await startShared() : undefined
    closing.push(async () => shared?.stop())
    const sharedUrl = options.storeUrl ?? shared?.url
    const app = appProcess({
      port: await freePort(),
      ...(options.node === undefined ? {} : { node: options.node }),
      env: {
        DATA_DIR: dataDir,
        AUTH_SECRET: FAULTS_SECRET,
        ...(sharedUrl === undefined ? {} : { DATABASE_URL: sharedUrl }),
        ...options.env,
      },
    })
    app.start()
    closing.push(() => app.end('SIGTERM'))
    await app.ready()
    const url = sharedUrl ?? storeUrl(await chooseAddress(folder), await keptPassword(folder), 'scoreclub')
    // The test's own look into the store, on a machine that the phones keep busy: its limits are not those under test.
    const { db, pool } = connect(url, { statementMs: 60_000 })
    closing.push(() => pool.end())
    const seeded = await seed(db, { players: options.players ?? options.phones })
    const random = seededRandom(options.seed)
    const phones = seeded.players.slice(0, options.phones).map(
      (player) =>
        new Phone({
          url: app.url,
          player,
          random,
          paceMs: options.paceMs ?? 40,
          lostAnswers: options.lostAnswers ?? 0.05,
        }),
    )
    closing.push(() => Promise.all(phones.map((phone) => phone.stop())))
    const cluster = join(folder, 'cluster')
    const stopStore = async () => {
      await shared?.stop()
      shared = undefined
    }
    const startStore = async () => {
      shared = await startShared()
    }
    return {
      ...seeded,
      storeUrl: url,
      stopStore,
      startStore,
      dataDir,
      app,
      pool,
      cluster,
      phones,
      random,
      close,
      storePid: () => pidIn(cluster),
      ...counting(phones),
    }
  } catch (error) {
    await close()
    throw error
  }
}

function counting(phones: readonly Phone[]) {
  const acknowledged = () => phones.reduce((sum, phone) => sum + phone.acknowledged.size, 0)
  const moreAcknowledged = async (count: number) => {
    for (const target = acknowledged() + count; acknowledged() < target;) await delay(5)
  }
  const settle = async (withinMs = 60_000) => {
    for (const phone of phones) phone.pause()
    for (const until = Date.now() + withinMs; phones.some((phone) => phone.waiting > 0); await delay(10)) {
      const refusals = phones.flatMap((phone) => phone.refusals)
      if (refusals.length > 0) throw new Error(`The club refused what it should take: ${refusals.join(', ')}`)
      if (Date.now() > until) throw new Error(`Phones still wait after ${withinMs} ms.`)
    }
  }
  return { acknowledged, moreAcknowledged, settle }
}

async function pidIn(cluster: string): Promise<number> {
  for (;;) {
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    if (pid > 0 && signalProcess(pid, 0)) return pid
    await delay(10) // it is being started again
  }
}
