import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { seededRandom } from '#golf/seeded-random.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { databaseUrl } from '../../database-setup.ts'
import { fillWithEarlierStore } from '../../earlier-store.ts'
import { type AppProcess, appProcess } from '../app-process.ts'
import { memoryFolder } from '../../memory-folder.ts'
import { FAULTS_SECRET } from '../playing-club.ts'
import { copyPreparedStore } from '../prepare-store.ts'
import { isAfterMigrations, pictureOf } from './store-picture.ts'
import { freePort } from '../../free-port.ts'

/** What the store was before: an operator's empty database, or a store that the last version 0.1 had made. */
export type EarlierStore = 'empty' | 'version_0_1'

export type KilledUpgrade = {
  from: EarlierStore
  kills: number
  /** How many of them fell into the transaction of the migrations. */
  during: number
  /** Of the upgrade that nobody disturbed. */
  ms: number
  /** What is neither the store before nor the whole of the new one after a kill, or differs at the end. */
  wrong: string[]
}

type Options = {
  seed: number
  stores: readonly EarlierStore[]
  kills: number
  onUpgrade?: (upgrade: KilledUpgrade) => void
}

/**
 * Earlier stores, opened by the application of this version. It is killed with SIGKILL at
 * random instants of that start, and after each kill the store is the old one or the new one, whole. In the end it is
 * what it is after an upgrade that nobody disturbed.
 */
export async function killUpgrades(options: Options): Promise<KilledUpgrade[]> {
  const folder = memoryFolder('upgrade-')
  copyPreparedStore(folder)
  const store = await startEmbedded({ folder: join(folder, 'postgres'), log: () => undefined })
  const admin = openPool(store.url)
  const random = seededRandom(options.seed)
  try {
    const upgrades: KilledUpgrade[] = []
    for (const from of options.stores) {
      await admin.query(`create database ${from}`)
      if (from === 'version_0_1') await fillWithEarlierStore(databaseUrl(store.url, from))
      const upgrade = await killOne(admin, { ...options, folder, random, from, url: store.url })
      options.onUpgrade?.(upgrade)
      upgrades.push(upgrade)
      await admin.query(`drop database ${from}`)
    }
    return upgrades
  } finally {
    await admin.end()
    await store.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** One connection, which may outlive the pool's end: that the store's end is told it then is no fault of anything. */
function openPool(url: string): Pool {
  return new Pool({ connectionString: url, max: 1 }).on('error', () => undefined)
}

type Trial = Options & { folder: string; random: () => number; from: EarlierStore; url: string }

async function killOne(admin: Pool, trial: Trial): Promise<KilledUpgrade> {
  const { from, random, kills } = trial
  const before = await inCopy(admin, trial, 'plain', ({ client }) => pictureOf(client))
  const whole = await inCopy(admin, trial, 'whole', async ({ app, client }) => {
    app.start()
    const ms = await migrationMs(admin, { name: `${from}_whole`, app })
    await app.end('SIGTERM')
    return { ms, picture: await pictureOf(client) }
  })
  const found: KilledUpgrade = { from, kills: 0, during: 0, ms: whole.ms, wrong: [] }
  // A killed upgrade begins again from the start; one that came through leaves nothing to kill, so it gets a fresh copy.
  while (found.kills < kills)
    await inCopy(admin, trial, 'killed', async ({ app, client }) => {
      while (found.kills < kills) {
        app.start()
        await onceMigrating(admin, { name: `${from}_killed`, app })
        await delay(random() * whole.ms * 1.1) // the random instant itself
        if (await isMigrating(admin, `${from}_killed`)) found.during += 1
        await app.end('SIGKILL')
        found.kills += 1
        await onceLetGo(admin, `${from}_killed`)
        const picture = await pictureOf(client)
        if (isSame(picture, whole.picture)) break
        if (!isSame(picture, before)) found.wrong.push(`after kill ${found.kills}: neither old nor new`)
      }
      app.start()
      await app.ready()
      await app.end('SIGTERM')
      const end = await pictureOf(client)
      found.wrong.push(...end.filter((line) => !whole.picture.includes(line)))
      found.wrong.push(...whole.picture.filter((line) => !end.includes(line)))
    })
  return found
}

/**
 * Beside how far the work after the migrations has come: it goes on in pieces after them, and in the end has to be done
 * (src/server/handicap/corrections/correct-records.test.ts kills it in the middle of records that change).
 */
const isSame = (one: readonly string[], other: readonly string[]) => text(one) === text(other)
const text = (picture: readonly string[]) => picture.filter((line) => !isAfterMigrations(line)).join('\n')

/** A copy of the old store, and the application that opens it. */
async function inCopy<Result>(
  admin: Pool,
  { folder, from, url }: Trial,
  kind: string,
  act: (copy: { app: AppProcess; client: Client }) => Promise<Result>,
): Promise<Result> {
  const copy = `${from}_${kind}`
  await admin.query(`create database ${copy} template ${from} strategy file_copy`)
  // A pool's connections may outlive its end, and the database could not be dropped.
  const client = new Client({ connectionString: databaseUrl(url, copy) })
  await client.connect()
  const app = appProcess({
    port: await freePort(),
    env: { DATA_DIR: join(folder, copy), AUTH_SECRET: FAULTS_SECRET, DATABASE_URL: databaseUrl(url, copy) },
  })
  try {
    return await act({ app, client })
  } finally {
    await client.end()
    await admin.query(`drop database ${copy} with (force)`)
  }
}

/** Whether somebody has opened the transaction of the migrations in this database; the others wait for their lock. */
async function isMigrating(admin: Pool, database: string): Promise<boolean> {
  const { rows } = await admin.query(
    `select 1 from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.datname = $1`,
    [database],
  )
  return rows.length > 0
}

/** Until it migrates, or until it is ready: a short migration can be over between two looks. */
async function onceMigrating(admin: Pool, { name, app }: { name: string; app: AppProcess }): Promise<void> {
  while (!(await isMigrating(admin, name))) {
    if (!app.isRunning()) throw new Error(`The application ended: ${app.output().slice(-2_000)}`)
    if (app.isServing()) return
    // Each look takes a millisecond of a processor, which the application needs to load.
    await delay(10)
  }
}

/** How long the migrations took, until the application was ready. */
async function migrationMs(admin: Pool, { name, app }: { name: string; app: AppProcess }): Promise<number> {
  await onceMigrating(admin, { name, app })
  const began = performance.now()
  while (await isMigrating(admin, name)) await delay(2)
  const ms = performance.now() - began
  await app.ready()
  return ms
}

/** PostgreSQL notices that its client is gone when it next talks to it, and then undoes what it had begun. */
async function onceLetGo(admin: Pool, database: string): Promise<void> {
  while (await isMigrating(admin, database)) await delay(5)
}
