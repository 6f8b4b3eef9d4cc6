import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../platform/startup-error.ts'
import type { BackupBucket } from './backup-bucket.ts'

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
