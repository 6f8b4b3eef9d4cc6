import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from '../../platform/config.ts'
import { openPhotoBucket } from '../../photo/photo.ts'
import { everySecond, say } from '../../platform/terminal.ts'
import { backupName } from './backup-name.ts'
import { productVersion } from '../../platform/product-version.ts'
import { runCommand } from './run-command.ts'
import { withStore } from './running-store.ts'
import { summariseBackup } from './summarise-backup.ts'
import { writeBackup } from './write-backup.ts'

/** `npm run backup [-- FILE or FOLDER]`, also while the server runs. Returns the exit code. */
export function run([to]: readonly string[], from: string): Promise<number> {
  return runCommand(async () => {
    const config = readConfig(process.env)
    const file = chooseFile(to === undefined ? config.backup.folder : resolve(from, to))
    const manifest = await withStore(config, say, async (url) =>
      writeBackup({
        url,
        dataDir: config.dataDir,
        file,
        now: () => new Date(),
        photos: config.bucket && openPhotoBucket(config.bucket),
        product: await productVersion(),
        onProgress: everySecond(),
      }),
    )
    return `Backup written to ${file}: ${summariseBackup(manifest)}, ${megabytes((await stat(file)).size)}.`
  })
}

function chooseFile(to: string): string {
  if (to.endsWith('.zip')) return to
  return join(to, backupName(new Date()))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
