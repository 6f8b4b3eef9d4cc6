import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import type { BackupConfig } from '../data-settings.ts'
import { inSilence } from '../../platform/db/client.ts'
import { errorCode } from '../../platform/error-code.ts'
import { backupName, timeOfBackup } from './backup-name.ts'
import type { CopiesInBucket } from './copies-in-bucket.ts'
import type { KeptPhotos } from './kept-photos.ts'
import { productVersion } from '../../platform/product-version.ts'
import { summariseBackup } from './summarise-backup.ts'
import { writeBackup } from './write-backup.ts'

/** The key of the advisory lock of whoever makes the backup of the day ("back" as four bytes). */
const LOCK_NUMBER = 0x6261636b
const DAY_MS = 86_400_000
/** Shorter than firewalls keep a connection on which nothing happens. */
const PULSE_MS = 30_000

type DailyBackups = {
  pool: Pool
  url: string
  dataDir: string
  photos?: Pick<KeptPhotos, 'list' | 'read'> | undefined
  backup: Pick<BackupConfig, 'folder' | 'hour' | 'keptDays'>
  /** Where a copy of each goes. */
  copies?: CopiesInBucket | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info'>
  signal: AbortSignal
}

/**
 * Makes the backup of the day when its hour has come and none was made since, copies it into the bucket where there is one,
 * and removes those whose days are over. Of several processes one does it; one that was down at the hour does it when it is up
 * again, and a copy that failed is made at the next look.
 */
export async function makeDueBackup(input: DailyBackups): Promise<void> {
  if (!(await isDue(input)) && !(await isCopyDue(input))) return
  const client = await input.pool.connect()
  try {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      LOCK_NUMBER,
    ])
    if (rows[0]?.isMine !== true) return
    // Another process may have made it between the look into the folder and the lock.
    await whileLocked(client, async () => {
      if (await isDue(input)) await makeBackup(input)
      await copyNewest(input)
    })
    await unlock(client)
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true)
  }
}

/** The backup has a connection of its own and takes as long as it needs; this one has nothing to do but to stay. */
async function whileLocked(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const pulse = setInterval(() => {
    // When the connection is gone, so is the lock: at worst another process makes one too.
    client.query('select 1').catch(() => undefined)
  }, PULSE_MS)
  try {
    await inSilence(client, work)
  } finally {
    clearInterval(pulse)
  }
}

async function unlock(client: PoolClient): Promise<void> {
  try {
    // The store hears of a closed connection later: whoever asks next would find the lock still taken.
    await client.query('select pg_advisory_unlock($1)', [LOCK_NUMBER])
  } catch {
    // A connection that broke has given it back by itself; the backup that was made is as good as any.
  }
}

async function isCopyDue({ backup, copies }: DailyBackups): Promise<boolean> {
  return (await copies?.isDue(await newestBackup(backup.folder))) ?? false
}

async function copyNewest({ backup, copies, now, log, signal }: DailyBackups): Promise<void> {
  const name = await newestBackup(backup.folder)
  if (!copies || name === undefined || !(await copies.isDue(name))) return
  await copies.copy(name, { ...backup, now: now(), signal })
  log.info({ name }, 'backup: a copy is in the bucket')
}

async function makeBackup(input: DailyBackups): Promise<void> {
  const { url, dataDir, photos, backup, now, log, signal } = input
  const file = join(backup.folder, backupName(now()))
  const product = await productVersion()
  const manifest = await writeBackup({
    url,
    dataDir,
    photos,
    file,
    now,
    product,
    signal,
    onProgress: () => undefined,
  })
  log.info({ file }, `backup: ${summariseBackup(manifest)}`)
  // Only after a new one is there: the last good one never goes because its days are over.
  for (const { name, at } of await listBackups(backup.folder))
    if (now().getTime() - at.getTime() > backup.keptDays * DAY_MS) await rm(join(backup.folder, name))
}

async function isDue({ backup, now }: DailyBackups): Promise<boolean> {
  const made = await listBackups(backup.folder)
  const since = lastHour(now(), backup.hour)
  return made.every(({ at }) => at < since)
}

/** The moment at which this hour of the day came last. */
function lastHour(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour)
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}

async function newestBackup(folder: string): Promise<string | undefined> {
  return (await listBackups(folder))
    .map(({ name }) => name)
    .sort()
    .at(-1)
}

async function listBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const at = timeOfBackup(name)
    return at ? [{ name, at }] : []
  })
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
