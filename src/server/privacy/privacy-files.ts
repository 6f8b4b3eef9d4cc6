import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { errorCode } from '../error-code.ts'
import type { FileKind } from './file-removals.store.ts'

/** The files that hold something of people: archives are ours, photos and mails belong to other slices. */
export type PrivacyFiles = {
  readPhoto: (id: string) => Promise<Buffer | undefined>
  /** A file that is gone already is no fault. */
  remove: (kind: FileKind, name: string) => Promise<void>
  /** Opens the file of an archive; `keep` puts it in its place, and until then nobody sees it. */
  startArchive: (id: string) => Promise<{ sink: Writable; keep: () => Promise<number> }>
  openArchive: (id: string) => Promise<{ bytes: Readable; length: number } | undefined>
}

export function openPrivacyFiles(
  dataDir: string,
  photos: { read: PrivacyFiles['readPhoto']; remove: (id: string) => Promise<void> },
): PrivacyFiles {
  const folder = join(dataDir, 'exports')
  const archive = (id: string) => join(folder, `${id}.zip`)
  return {
    readPhoto: photos.read,

    async remove(kind, name) {
      // Names are ids of ours; nothing else may become a path.
      if (!/^[a-z]{3}_[A-Za-z0-9]+$/.test(name))
        throw new Error(`${kind} ${name} is not the name of a file of ours`)
      if (kind === 'photo') await photos.remove(name)
      else if (kind === 'mail') await rm(join(dataDir, 'outbox', `${name}.eml`), { force: true })
      else for (const path of [archive(name), `${archive(name)}.part`]) await rm(path, { force: true })
    },

    async startArchive(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${archive(id)}.part`
      await rm(draft, { force: true })
      return {
        sink: createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
        keep: async () => {
          await rename(draft, archive(id))
          return (await stat(archive(id))).size
        },
      }
    },

    async openArchive(id) {
      try {
        const { size } = await stat(archive(id))
        return { bytes: createReadStream(archive(id)), length: size }
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
