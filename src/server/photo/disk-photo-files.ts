import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../platform/error-code.ts'
import { AppError } from '../platform/http/app-error.ts'
import { PhotoTooLarge, type PhotoFiles, type PhotoPlace } from './photo-files.ts'

const JPEG = '.jpg'
/** Whose photos these are. A backup leaves it out (data/backup/write-backup.ts): the restored folder is another place. */
const MARK = 'owner'
const MARK_DRAFT = 'owner-'
const AT_ONCE = 500

export type DiskPhotoFiles = PhotoFiles & {
  has: (id: string) => Promise<boolean>
  /** Ids of all photos that are kept. */
  list: () => Promise<string[]>
}

/** Keeps photos as files of one folder, mode 600; uploads that have not been checked yet are in its `quarantine`. */
export async function openDiskPhotoFiles(folder: string): Promise<DiskPhotoFiles> {
  const quarantine = join(folder, 'quarantine')
  await mkdir(quarantine, { recursive: true, mode: 0o700 })
  const photo = (id: string) => join(folder, `${id}${JPEG}`)
  const received = (id: string) => join(quarantine, id)
  return {
    async receive(id, bytes, most) {
      await writeUpload(received(id), bytes, most).catch(refuseFolderFault)
      return received(id)
    },
    discard: (id) => rm(received(id), { force: true }).catch(refuseFolderFault),

    keep: (id, jpeg) => keepPhoto(id, jpeg).catch(refuseFolderFault),
    async read(id) {
      try {
        return await readFile(photo(id))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        return refuseFolderFault(error)
      }
    },
    remove: (id) => rm(photo(id), { force: true }).catch(refuseFolderFault),

    has: (id) => isThere(photo(id)),
    list: async () => (await photoNames(folder)).map(idOf),
    places: [diskPlace(folder, quarantine)],
  }

  async function keepPhoto(id: string, jpeg: Buffer): Promise<void> {
    await writeWhole({ draft: join(quarantine, `${id}${JPEG}`), target: photo(id), bytes: jpeg })
  }
}

function diskPlace(folder: string, quarantine: string): PhotoPlace {
  const mark = join(folder, MARK)
  return {
    name: folder,
    isSpare: false,
    async readMark() {
      try {
        return await readFile(mark, 'utf8')
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        return refuseFolderFault(error)
      }
    },
    writeMark: (text) =>
      // Several processes may write it at the same moment.
      writeWhole({
        draft: join(quarantine, `${MARK_DRAFT}${randomUUID()}`),
        target: mark,
        bytes: Buffer.from(text),
      }).catch(refuseFolderFault),
    async *listPhotos() {
      const names = await photoNames(folder)
      for (let from = 0; from < names.length; from += AT_ONCE)
        yield (await withTimes(folder, names.slice(from, from + AT_ONCE))).map(({ name, changedAt }) => ({
          id: idOf(name),
          changedAt,
        }))
    },
    removePhoto: (id) => rm(join(folder, `${id}${JPEG}`), { force: true }).catch(refuseFolderFault),
    async removeUploads(before) {
      const names = (await readdir(quarantine)).filter((name) => !name.startsWith(MARK_DRAFT))
      for (const { name, changedAt } of await withTimes(quarantine, names))
        if (changedAt < before) await rm(join(quarantine, name), { force: true }).catch(refuseFolderFault)
    },
  }
}

const photoNames = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith(JPEG))
const idOf = (name: string) => name.slice(0, -JPEG.length)

/** Nobody sees a part of it. */
async function writeWhole({
  draft,
  target,
  bytes,
}: {
  draft: string
  target: string
  bytes: Buffer
}): Promise<void> {
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, target)
}

/** What the operating system says of a folder that cannot be used now: read-only, no rights, no room, no files, broken. */
const folderFaults = new Set([
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'EIO',
  'ENODEV',
])

function refuseFolderFault(error: unknown): never {
  if (!folderFaults.has(errorCode(error) ?? '')) throw error
  throw new AppError('photo_store_away', { cause: error })
}

/** Throws `PhotoTooLarge` past `most` bytes. */
async function writeUpload(path: string, bytes: Readable, most: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let length = 0
    // Destroying a request would close its connection before the answer.
    for await (const part of bytes.iterator({ destroyOnReturn: false })) {
      const chunk = Buffer.from(part)
      length += chunk.length
      if (length > most) throw new PhotoTooLarge()
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    return refuseFolderFault(error)
  }
}

/** When each was last changed, without those that another process has removed since they were listed. */
async function withTimes(
  folder: string,
  names: readonly string[],
): Promise<{ name: string; changedAt: Date }[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        return [{ name, changedAt: (await stat(join(folder, name))).mtime }]
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return []
        throw error
      }
    }),
  )
  return found.flat()
}
