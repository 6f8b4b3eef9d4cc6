import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../error-code.ts'
import { AppError } from '../http/app-error.ts'
import { PhotoTooLarge, type PhotoFiles } from './photo-files.ts'

const JPEG = '.jpg'

export type DiskPhotoFiles = PhotoFiles & { has: (id: string) => Promise<boolean> }

/** Keeps photos as files of one folder, mode 600; uploads that have not been checked yet are in its `quarantine`. */
export async function openDiskPhotoFiles(folder: string): Promise<DiskPhotoFiles> {
  const quarantine = join(folder, 'quarantine')
  await mkdir(quarantine, { recursive: true, mode: 0o700 })
  const photo = (id: string) => join(folder, `${id}${JPEG}`)
  const received = (id: string) => join(quarantine, id)
  const listPhotos = async () => (await readdir(folder)).filter((name) => name.endsWith(JPEG))
  const idOf = (name: string) => name.slice(0, -JPEG.length)
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
    list: async () => (await listPhotos()).map(idOf),
    async listOlderThan(moment) {
      return {
        kept: (await filterOlder(folder, await listPhotos(), moment)).map(idOf),
        received: await filterOlder(quarantine, await readdir(quarantine), moment),
      }
    },
  }

  async function keepPhoto(id: string, jpeg: Buffer): Promise<void> {
    const draft = join(quarantine, `${id}${JPEG}`)
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(jpeg)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, photo(id))
  }
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

async function filterOlder(folder: string, names: readonly string[], moment: Date): Promise<string[]> {
  const aged = await Promise.all(
    names.map(async (name) => ({ name, isOlder: await isOlder(join(folder, name), moment) })),
  )
  return aged.flatMap(({ name, isOlder }) => (isOlder ? [name] : []))
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

async function isOlder(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment
  } catch (error) {
    // Removed by another process since it was listed.
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}
