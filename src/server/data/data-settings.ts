import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { BucketConfig } from '../photo/photo.ts'
import { bucketName, type Values } from '../platform/setting-values.ts'

const keptDays = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999')
  .transform(Number)

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3])$/, 'must be an hour from 0 to 23, in UTC')
  .transform(Number)

/** The variables of how long things stay. */
export const keepShape = {
  KEEP_MAIL_DAYS: keptDays.default(30),
  KEEP_SIGNATURE_DAYS: keptDays.default(730),
  KEEP_PHOTO_DAYS: keptDays.default(730),
  KEEP_GUEST_DAYS: keptDays.default(90),
}

/** The variables of backups. */
export const backupShape = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_BUCKET: bucketName.optional(),
  BACKUP_HOUR: hour.default(3),
  KEEP_BACKUP_DAYS: keptDays.default(30),
}

/** How many days things stay that are about people and needed for a while only. */
export type KeepConfig = { mailDays: number; signatureDays: number; photoDays: number; guestDays: number }

export type BackupConfig = {
  /** Whether the server makes one each day by itself: when BACKUP_DIR or BACKUP_BUCKET is set. */
  isDaily: boolean
  /** Absolute. */
  folder: string
  /** In UTC. */
  hour: number
  keptDays: number
  /** Where a copy of each goes: a bucket of the same store as photos, or the same one. */
  bucket: BucketConfig | undefined
}

/** How long things stay, and how they are backed up. */
export type DataSettings = {
  keep: KeepConfig
  backup: BackupConfig
}

type Environment = Values<typeof keepShape> & Values<typeof backupShape>
type Place = { dataDir: string; bucket: BucketConfig | undefined }

/** The settings of data, from variables that have no fault. `bucket` is the one that backups are copied to. */
export function readDataSettings(data: Environment, { dataDir, bucket }: Place): DataSettings {
  return {
    keep: {
      mailDays: data.KEEP_MAIL_DAYS,
      signatureDays: data.KEEP_SIGNATURE_DAYS,
      photoDays: data.KEEP_PHOTO_DAYS,
      guestDays: data.KEEP_GUEST_DAYS,
    },
    backup: {
      isDaily: data.BACKUP_DIR !== undefined || data.BACKUP_BUCKET !== undefined,
      folder: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
      hour: data.BACKUP_HOUR,
      keptDays: data.KEEP_BACKUP_DAYS,
      bucket,
    },
  }
}
