import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { type Entry, openPromise } from 'yauzl'
import { errorCode } from '../../platform/error-code.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { BACKUP_FORMAT, BackupManifest, MANIFEST_NAME } from './backup-manifest.ts'

export type Backup = {
  manifest: BackupManifest
  /** One file of the archive; rejects for one that is not there. */
  open: (path: string) => Promise<Readable>
  close: () => void
}

/** Opens a backup and reads what is in it; refuses a file that is none, that was cut off, or that is of a newer version. */
export async function openBackup(file: string): Promise<Backup> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new StartupError(`There is no file ${file}.`)
    throw notABackup(file, error)
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const open = async (path: string) => {
      const entry = entries.get(path)
      if (!entry) throw new StartupError(`${file} is incomplete: it lacks ${path}.`)
      return await zip.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(file, open)
    return { manifest, open, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof StartupError ? error : notABackup(file, error)
  }
}

async function readManifest(file: string, open: Backup['open']): Promise<BackupManifest> {
  const found: unknown = await json(await open(MANIFEST_NAME))
  if (isNewer(found))
    throw new StartupError(
      `${file} was written by a newer version of Scoreclub. Restore it with that version.`,
    )
  return BackupManifest.parse(found)
}

function isNewer(found: unknown): boolean {
  return (
    typeof found === 'object' &&
    found !== null &&
    'format' in found &&
    typeof found.format === 'number' &&
    found.format > BACKUP_FORMAT
  )
}

function notABackup(file: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`${file} is not a backup of Scoreclub, or it is damaged (${reason}).`)
}
