import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { everySecond, say } from '../terminal.ts'
import { openPhotoBucket } from '../open-photo-files.ts'
import { StartupError } from '../startup-error.ts'
import { summariseBackup } from './summarise-backup.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'
import { withOwnStore } from './running-store.ts'

/** `npm run restore -- FILE`, into an empty DATA_DIR or an empty database. Returns the exit code. */
export function run([given]: readonly string[], from: string): Promise<number> {
  return runCommand(async () => {
    if (given === undefined) throw new StartupError('Name the backup: npm run restore -- FILE.zip')
    const backup = await openBackup(resolve(from, given))
    try {
      const config = readConfig(process.env)
      await withOwnStore(config, say, (url) =>
        restoreBackup({
          ...{ backup, url, dataDir: config.dataDir, onProgress: everySecond() },
          photos: config.bucket && openPhotoBucket(config.bucket),
        }),
      )
      return `Restored as of ${backup.manifest.takenAt}: ${summariseBackup(backup.manifest)}, all as they were. Now run npm start.`
    } finally {
      backup.close()
    }
  })
}
