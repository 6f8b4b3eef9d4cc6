import { resolve } from 'node:path'
import { z } from 'zod'
import { clubShape, readClubSettings, type ClubSettings } from '../club/club-settings.ts'
import { backupShape, keepShape, readDataSettings, type DataSettings } from '../data/data-settings.ts'
import {
  identityShape,
  providerFaults,
  readIdentitySettings,
  type IdentitySettings,
} from '../identity/identity-settings.ts'
import { moneyShape, paymentsFaults, readMoneySettings, type MoneySettings } from '../money/money-settings.ts'
import {
  mailFaults,
  mailShape,
  noticeShape,
  readOutboundSettings,
  type OutboundSettings,
} from '../outbound/outbound-settings.ts'
import {
  bucketFaults,
  bucketShape,
  readBucket,
  readPhotoSettings,
  scanShape,
  visionFaults,
  type PhotoSettings,
} from '../photo/photo-settings.ts'
import {
  operatorFaults,
  readPlatformSettings,
  serverShape,
  workerShape,
  type PlatformSettings,
} from './platform-settings.ts'
import { prepareFolder } from './prepare-folder.ts'
import type { Given } from './setting-values.ts'
import { StartupError } from './startup-error.ts'

/** The variables of all rooms, in the order in which their faults are named. */
const Environment = z.object({
  ...serverShape,
  ...identityShape,
  ...mailShape,
  ...keepShape,
  ...bucketShape,
  ...backupShape,
  ...clubShape,
  ...moneyShape,
  ...workerShape,
  ...noticeShape,
  ...scanShape,
})

/** What the environment decides, room by room; docs/operations.md describes each variable. */
export type Config = PlatformSettings &
  IdentitySettings &
  OutboundSettings &
  ClubSettings &
  MoneySettings &
  PhotoSettings &
  DataSettings & {
    /** Absolute; it exists and is writable. */
    dataDir: string
  }

/** Reads and prepares everything that can be wrong before the first connection; throws one fault that names them all. */
export function readConfig(env: Given): Config {
  // An empty variable is how compose files and shells say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  const faults = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  const dataDir = resolve(given.DATA_DIR ?? './data')
  const folderFault = prepareFolder(dataDir)
  if (folderFault) faults.push(`DATA_DIR ${folderFault}`)
  faults.push(...mailFaults(given), ...operatorFaults(given), ...visionFaults(given))
  faults.push(...bucketFaults(given), ...providerFaults(given), ...paymentsFaults(given))
  if (faults.length > 0 || !parsed.success)
    throw new StartupError(
      ['Scoreclub cannot start with this configuration:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
    )
  const { data } = parsed
  return {
    dataDir,
    ...readPlatformSettings(data, given),
    ...readIdentitySettings(data, dataDir),
    ...readOutboundSettings(data, dataDir),
    ...readClubSettings(data),
    ...readMoneySettings(data),
    ...readPhotoSettings(data),
    ...readDataSettings(data, { dataDir, bucket: readBucket(data, data.BACKUP_BUCKET) }),
  }
}
