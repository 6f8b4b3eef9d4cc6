import { resolve, join } from 'node:path'
import { type Config, readConfig } from '../../platform/config.ts'
import { everySecond, say } from '../../platform/terminal.ts'
import { openPhotoBucket } from '../../photo/photo.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { openBackupBucket, type BackupBucket } from './backup-bucket.ts'
import { summariseBackup } from './summarise-backup.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'
import { withOwnStore } from './running-store.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** `npm run restore -- FILE` or `-- bucket:NAME`, into an empty DATA_DIR or an empty database. Returns the exit code. */
export function run([given]: readonly string[], from: string): Promise<number> {
  return runCommand(async () => {
    if (given === undefined)
      throw new StartupError('Name the backup: npm run restore -- FILE.zip, or -- bucket:NAME.zip')
    const config = readConfig(process.env)
    const name = nameInBucket(given)
    if (name === undefined) return restoreFile(config, resolve(from, given))
    const fetched = await fetchBackup(config.backup.bucket && openBackupBucket(config.backup.bucket), name)
    try {
      return await restoreFile(config, fetched.file)
    } finally {
      await fetched.remove()
    }
  })
}

async function restoreFile(config: Config, file: string): Promise<string> {
  const backup = await openBackup(file)
  try {
    await withOwnStore(config, say, (url) =>
      restoreBackup({
        backup,
        url,
        dataDir: config.dataDir,
        onProgress: everySecond(),
        photos: config.bucket && openPhotoBucket(config.bucket),
      }),
    )
    return `Restored as of ${backup.manifest.takenAt}: ${summariseBackup(backup.manifest)}, all as they were. Now run npm start.`
  } finally {
    backup.close()
  }
}

const SCHEME = 'bucket:'

/** The name of a backup in the bucket, as in `bucket:scoreclub-2026-11-23T03-00-00Z.zip`; undefined for a file. */
export function nameInBucket(given: string): string | undefined {
  return given.startsWith(SCHEME) ? given.slice(SCHEME.length) : undefined
}

/** Fetches it into a folder of its own, which `remove` takes away. Says what is there where it is not. */
export async function fetchBackup(
  bucket: BackupBucket | undefined,
  name: string,
): Promise<{ file: string; remove: () => Promise<void> }> {
  if (!bucket) throw new StartupError('Set BACKUP_BUCKET and its keys, to restore a backup out of it.')
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-restore-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, 'backup.zip')
    if (await bucket.get(name, file)) return { file, remove }
    const newest = (await bucket.names()).slice(-5).reverse().join(', ')
    throw new StartupError(
      newest === ''
        ? 'There is no backup in the bucket.'
        : `There is no backup ${name} in the bucket. The newest there: ${newest}.`,
    )
  } catch (error) {
    await remove()
    throw error
  }
}
