import { resolve } from 'node:path'
import { type Config, readConfig } from '../../platform/config.ts'
import { everySecond, say } from '../../platform/terminal.ts'
import { openPhotoBucket } from '../../photo/photo.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { openBackupBucket } from './backup-bucket.ts'
import { fetchBackup, nameInBucket } from './fetch-backup.ts'
import { summariseBackup } from './summarise-backup.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'
import { withOwnStore } from './running-store.ts'

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
