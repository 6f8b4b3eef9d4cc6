import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { errorCode } from '../../platform/error-code.ts'
import type { FileKind } from './file-removals.store.ts'

/** The files that hold something of people: archives are ours, photos and mails belong to other rooms. */
export type PrivacyFiles = {
  readPhoto: (id: string) => Promise<Buffer | undefined>
  /** A file that is gone already is no fault. */
  remove: (kind: FileKind, name: string) => Promise<void>
  /** Opens the file of an archive; `keep` puts it in its place, and until then nobody sees it. */
  startArchive: (id: string) => Promise<{ sink: Writable; keep: () => Promise<number> }>
  openArchive: (id: string) => Promise<{ bytes: Readable; length: number } | undefined>
  /** Ids of archives that were last written before that, in each place that this process sees. */
  listOldArchives: (before: Date) => AsyncIterable<string[]>
}

/** Where archives are kept, if not in a folder. */
export type ArchiveStore = {
  put: (id: string, path: string) => Promise<void>
  open: PrivacyFiles['openArchive']
  remove: (id: string) => Promise<void>
  listOlderThan: PrivacyFiles['listOldArchives']
}

type Parts = {
  photos: { read: PrivacyFiles['readPhoto']; remove: (id: string) => Promise<void> }
  /** The bucket of the photos, where there is one. */
  archives: ArchiveStore | undefined
}

/**
 * Archives are where photos are, because each process has to find them: in the bucket, or in the folder of the photos that
 * all processes share. Those of earlier versions lie in `exports` for a day.
 */
export function openPrivacyFiles(dataDir: string, { photos, archives }: Parts): PrivacyFiles {
  const folder = join(dataDir, 'photos/exports')
  const former = join(dataDir, 'exports')
  const archive = (id: string) => join(folder, `${id}.zip`)
  const pathsOf = (id: string) =>
    [folder, former].flatMap((one) => [join(one, `${id}.zip`), join(one, `${id}.zip.part`)])
  return {
    readPhoto: photos.read,
    async remove(kind, name) {
      // Names are ids of ours; nothing else may become a path.
      if (!/^[a-z]{3}_[A-Za-z0-9]+$/.test(name))
        throw new Error(`${kind} ${name} is not the name of a file of ours`)
      if (kind === 'photo') await photos.remove(name)
      else if (kind === 'mail') await rm(join(dataDir, 'outbox', `${name}.eml`), { force: true })
      else {
        for (const path of pathsOf(name)) await rm(path, { force: true })
        await archives?.remove(name)
      }
    },
    async startArchive(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${archive(id)}.part`
      await rm(draft, { force: true })
      return {
        sink: createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
        keep: async () => {
          const { size } = await stat(draft)
          if (archives === undefined) await rename(draft, archive(id))
          else {
            await archives.put(id, draft)
            await rm(draft)
          }
          return size
        },
      }
    },
    openArchive: async (id) =>
      (await openFile(archive(id))) ?? (await openFile(join(former, `${id}.zip`))) ?? archives?.open(id),
    async *listOldArchives(before) {
      for (const one of [folder, former]) yield listOlder(one, before)
      if (archives !== undefined) yield* archives.listOlderThan(before)
    },
  }
}

async function openFile(path: string): Promise<{ bytes: Readable; length: number } | undefined> {
  try {
    const { size } = await stat(path)
    return { bytes: createReadStream(path), length: size }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The archives in a folder that were last written before that, whole or not. */
async function listOlder(folder: string, before: Date): Promise<string[]> {
  const ids: string[] = []
  for (const name of await namesIn(folder)) {
    const id = /^(exp_[A-Za-z0-9]+)\.zip(\.part)?$/.exec(name)?.[1]
    const at = id === undefined ? undefined : await changedAt(join(folder, name))
    if (id !== undefined && at !== undefined && at < before) ids.push(id)
  }
  return ids
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No archive was made yet.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function changedAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    // Removed by another process since it was listed.
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
