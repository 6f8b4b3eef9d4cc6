import { Transform, Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../../platform/startup-error.ts'
import { filePath, tablePath } from './backup-manifest.ts'
import { hashed } from './hashed.ts'
import type { Backup } from './read-backup.ts'

/** Reads all of a backup and compares it with its checksums; refuses one that differs anywhere. */
export async function proveBackup(backup: Backup): Promise<void> {
  const { tables, files } = backup.manifest
  for (const { name } of tables) await pipeline(await openTable(backup, name), nowhere())
  for (const { path } of files) await pipeline(await openFile(backup, path), nowhere())
}

/** The rows of a table; the stream fails at its end when they are not those that were written. */
export async function openTable({ open, manifest }: Backup, name: string): Promise<Readable> {
  return checked(
    await open(tablePath(name)),
    tablePath(name),
    shaOf(manifest.tables, (one) => one.name === name),
  )
}

/** The bytes of a kept file; the stream fails at its end when they are not those that were written. */
export async function openFile({ open, manifest }: Backup, path: string): Promise<Readable> {
  return checked(
    await open(filePath(path)),
    path,
    shaOf(manifest.files, (one) => one.path === path),
  )
}

function shaOf<Entry extends { sha256: string }>(
  entries: readonly Entry[],
  isWanted: (entry: Entry) => boolean,
): string {
  const found = entries.find(isWanted)
  if (!found) throw new Error('What is opened stands in the manifest')
  return found.sha256
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

/** The same bytes; an error when they cannot be read or, at their end, are not those that were written. */
function checked(source: Readable, path: string, sha256: string): Readable {
  const damage = (reason: string) => new StartupError(`The backup is damaged: ${path} ${reason}.`)
  const { stream, result } = hashed()
  const proof = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(result().sha256 === sha256 ? null : damage('has changed')),
  })
  source.once('error', (error) => proof.destroy(damage(`cannot be read (${error.message})`)))
  return source.pipe(stream).pipe(proof)
}
