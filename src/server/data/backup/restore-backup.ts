import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { connect } from '../../platform/db/client.ts'
import { firstMigration, migrate } from '../../platform/db/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { exactSession } from './exact-session.ts'
import { fillStore } from './fill-store.ts'
import { type KeptPhotos, photoOfPath } from './kept-photos.ts'
import { isKnownMigration } from './migrations-of-store.ts'
import { prepareEmptyStore } from './prepare-empty-store.ts'
import { openFile, openTable, proveBackup } from './prove-backup.ts'
import type { Backup } from './read-backup.ts'

type RestoreInput = {
  backup: Backup
  /** An empty store; see `prepareEmptyStore`. */
  url: string
  dataDir: string
  /** The bucket to put photos into; without one they are files of the data folder. */
  photos?: Pick<KeptPhotos, 'keep'> | undefined
  onProgress: (line: string) => void
}

/**
 * Puts a backup into an empty store and its files into the data folder, after a first reading has proven all of it:
 * of a damaged backup nothing is restored, not even what is sound. The files come first and the rows are one
 * transaction, so a restore that was killed is simply done again. An older backup gets its own version's tables, is
 * proven there against its checksums, and is then brought up to this version.
 */
export async function restoreBackup(input: RestoreInput): Promise<void> {
  const { backup, url, onProgress } = input
  const { manifest } = backup
  if (manifest.migration < (await firstMigration()))
    throw new StartupError(
      `This backup is of a version of Scoreclub from before 30 November 2026 (${manifest.product}). Restore it with the last version 0.1 and start that once (see "Updating" in docs/operations.md), then start this one. Nothing was changed.`,
    )
  if (!(await isKnownMigration(manifest.migration)))
    throw new StartupError(
      `This backup is of a newer version of Scoreclub (${manifest.product}). Restore it with that version.`,
    )
  onProgress('Checking the backup ...')
  await proveBackup(backup)
  await prepareEmptyStore(url, manifest.migration)
  await restoreFiles(input)
  const client = await exactSession(url)
  try {
    const openRows = ({ name }: { name: string }) => openTable(backup, name)
    await fillStore(client, { ...manifest, openRows }, (done, total, name) =>
      onProgress(`Tables: ${done} of ${total} (${name})`),
    )
  } finally {
    await client.end()
  }
  const { pool } = connect(url)
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

async function restoreFiles({ backup, dataDir, photos, onProgress }: RestoreInput): Promise<void> {
  const { files } = backup.manifest
  for (const [done, { path }] of files.entries()) {
    if (done % 100 === 0) onProgress(`Files: ${done} of ${files.length}`)
    const target = within(dataDir, path)
    const source = await openFile(backup, path)
    const photoId = photos && photoOfPath(path)
    if (photoId !== undefined) {
      await photos?.keep(photoId, await buffer(source))
      continue
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(source, createWriteStream(`${target}.restored`, { mode: 0o600, flush: true }))
    await rename(`${target}.restored`, target)
  }
}

/** A path of an archive must not lead out of the folder: the file may have come from anywhere. */
function within(folder: string, path: string): string {
  const target = resolve(folder, path)
  const [first] = relative(resolve(folder), target).split(sep)
  if (first === undefined || ['', '..', 'postgres'].includes(first))
    throw new StartupError(`This backup names a file outside of the data folder: ${path}.`)
  return target
}
