import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { ZipFile } from 'yazl'
import { errorCode } from '../../platform/error-code.ts'
import { BACKUP_FORMAT, type BackupManifest, MANIFEST_NAME, filePath, tablePath } from './backup-manifest.ts'
import { exactSession, inSnapshot } from './exact-session.ts'
import { hashed } from './hashed.ts'
import { type KeptPhotos, photoPath } from './kept-photos.ts'
import { newestMigration } from './migrations-of-store.ts'
import { readStore } from './read-store.ts'

type BackupInput = {
  /** The store, which may be in use. */
  url: string
  dataDir: string
  /** Where photos are in a bucket; otherwise they are files of the data folder as all others. */
  photos?: Pick<KeptPhotos, 'list' | 'read'> | undefined
  /** The file to write; it appears whole or not at all. */
  file: string
  now: () => Date
  product: string
  onProgress: (line: string) => void
  /** Gives up: no file is left, and the connection is closed. */
  signal?: AbortSignal
}

/**
 * Writes a backup while the server may go on: the rows of one instant, then the files. A photo is written before the row
 * that names it and never changed, so each row of the snapshot finds its photo unless that was removed since.
 */
export async function writeBackup(input: BackupInput): Promise<BackupManifest> {
  const { file } = input
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = join(dirname(file), `.${basename(file)}.part`)
  try {
    const manifest = await writeArchive(input, draft)
    await rename(draft, file)
    await sync(dirname(file))
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeArchive(input: BackupInput, draft: string): Promise<BackupManifest> {
  const zip = new ZipFile()
  const sink = createWriteStream(draft, { mode: 0o600 })
  // A fault of the archive itself ends the writing as one of the disk does.
  zip.on('error', (error: Error) => sink.destroy(error))
  const broken = new AbortController()
  const written = pipeline(zip.outputStream, sink)
  // Who waits to put more into the archive would wait for ever once the disk takes no more.
  written.catch((error: unknown) => broken.abort(error))
  const giveUp = AbortSignal.any([broken.signal, ...(input.signal ? [input.signal] : [])])
  const add: AddStream = (path, source) => addStream(zip, path, source, giveUp)
  const client = await exactSession(input.url)
  // A sum over a large table may be under way for a while; without its connection it ends.
  giveUp.addEventListener('abort', () => void client.end().catch(() => undefined))
  try {
    giveUp.throwIfAborted()
    const rows = await inSnapshot(client, () => addTables(client, input, add))
    const manifest = { ...rows, files: await addFiles(input, draft, add) }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST_NAME)
    zip.end()
    await written
    await sync(draft)
    return manifest
  } catch (error) {
    // Whatever failed after that failed because of it.
    giveUp.throwIfAborted()
    throw error
  } finally {
    sink.destroy()
    await client.end().catch(() => undefined)
  }
}

type AddStream = (path: string, source: Readable) => Promise<{ bytes: number; sha256: string }>

async function addTables(
  client: Client,
  { now, product, onProgress }: BackupInput,
  add: AddStream,
): Promise<Omit<BackupManifest, 'files'>> {
  const takenAt = now().toISOString()
  const { tables: all, sequences, openRows } = await readStore(client)
  const tables = []
  for (const [done, table] of all.entries()) {
    onProgress(`Tables: ${done} of ${all.length} (${table.name})`)
    const { sha256 } = await add(tablePath(table.name), await openRows(table))
    tables.push({ ...table, sha256 })
  }
  const migration = await newestMigration(client)
  return { format: BACKUP_FORMAT, product, takenAt, migration, tables, sequences }
}

async function addFiles(input: BackupInput, draft: string, add: AddStream) {
  const { dataDir, file, onProgress } = input
  const paths = await listKeptFiles(dataDir, { backupDir: dirname(file), draft })
  const files = []
  for (const [done, path] of paths.entries()) {
    if (done % 100 === 0) onProgress(`Files: ${done} of ${paths.length}`)
    const source = await openIfThere(join(dataDir, path))
    if (source) files.push({ path, ...(await add(filePath(path), source)) })
  }
  return [...files, ...(await addPhotos(input, new Set(paths), add))]
}

/** The photos of the bucket, but those that the data folder has too. */
async function addPhotos(
  { photos, onProgress }: BackupInput,
  added: ReadonlySet<string>,
  add: AddStream,
): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = []
  const ids = ((await photos?.list()) ?? []).filter((id) => !added.has(photoPath(id)))
  for (const [done, id] of ids.sort().entries()) {
    if (done % 20 === 0) onProgress(`Photos: ${done} of ${ids.length}`)
    const path = photoPath(id)
    const jpeg = await photos?.read(id)
    if (jpeg) files.push({ path, ...(await add(filePath(path), Readable.from([jpeg]))) })
  }
  return files
}

/** Resolves when all of the stream is in the archive. One at a time: the store has one connection, and open files are few. */
async function addStream(
  zip: ZipFile,
  path: string,
  source: Readable,
  signal: AbortSignal,
): Promise<{ bytes: number; sha256: string }> {
  const { stream, result } = hashed()
  zip.addReadStream(stream, path, { compress: !/\.(jpe?g|png|zip)$/i.test(path) })
  await pipeline(source, stream, { signal })
  await finished(stream, { signal })
  return result()
}

async function openIfThere(path: string): Promise<Readable | undefined> {
  try {
    const handle = await open(path)
    return handle.createReadStream()
  } catch (error) {
    // Removed since the folder was listed: an upload that was checked, a mail whose time was over.
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * The files of the data folder that a backup holds, as paths with `/`, sorted: photos, mails, secrets. Not the
 * database's own, which the snapshot replaces, no folder of backups, not the one that is being written, and not the mark of
 * the photos, because those that are restored are in another place.
 */
async function listKeptFiles(
  dataDir: string,
  { backupDir, draft }: { backupDir: string; draft: string },
): Promise<string[]> {
  const left = [
    ...[join(dataDir, 'postgres'), join(dataDir, 'backups'), resolve(backupDir), resolve(draft)],
    join(dataDir, 'photos/owner'),
  ]
  const paths: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readIfThere(folder)) {
      const path = join(folder, entry.name)
      if (left.includes(path)) continue
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile()) paths.push(relative(dataDir, path).split(sep).join('/'))
    }
  }
  await walk(dataDir)
  return paths.sort()
}

async function readIfThere(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    // A folder may go while the server runs on.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
