import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../platform/config.ts'
import { DueWork } from '../../platform/due-work.ts'
import { openPhotoBucket } from '../../photo/photo.ts'
import { openBackupBucket } from './backup-bucket.ts'
import { CopiesInBucket } from './copies-in-bucket.ts'
import { makeDueBackup } from './daily-backups.ts'

const LOOK_MS = 10 * 60_000

type Input = { config: Config; pool: Pool; url: string; now: () => Date; log: FastifyBaseLogger }

/** Looks now and then whether the backup of the day is due; does nothing where the operator has named neither folder nor bucket for them. */
export function startDailyBackups({ config, log, ...store }: Input): { stop: () => Promise<void> } {
  const { backup, dataDir } = config
  if (!backup.isDaily) return { stop: () => Promise.resolve() }
  const photos = config.bucket && openPhotoBucket(config.bucket)
  const copies = backup.bucket && new CopiesInBucket(openBackupBucket(backup.bucket))
  const stopping = new AbortController()
  const run = () => makeDueBackup({ ...store, dataDir, photos, backup, copies, log, signal: stopping.signal })
  const daily = new DueWork({ run, everyMs: LOOK_MS, what: 'the backup of the day', log })
  daily.start()
  return {
    stop: () => {
      stopping.abort()
      return daily.stop()
    },
  }
}
