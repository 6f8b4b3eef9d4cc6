import type { PhotoPlace, StoredPhoto } from '../photo-files.ts'
import type { Bucket, StoredObject } from './bucket.ts'

const KEPT = 'photos/'
export const QUARANTINE = 'quarantine/'
const JPEG = '.jpg'
/** Whose photos these are. */
const MARK = `${KEPT}owner`
const LARGEST_MARK = 1_000
/** A photo that we made: 3000 px a side are never so much. */
const LARGEST_KEPT = 64 * 1_048_576

export type PhotosInBucket = {
  list: () => Promise<StoredPhoto[]>
  read: (id: string) => Promise<Buffer | undefined>
  keep: (id: string, jpeg: Buffer) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The object that a photo is. */
export function photoKey(id: string): string {
  return `${KEPT}${id}${JPEG}`
}

/** The photos that are kept in a bucket, and nothing of a folder. */
export function photosInBucket(bucket: Bucket): PhotosInBucket {
  return {
    list: async () => photosOf(await bucket.list(KEPT)),
    read: (id) => bucket.get(photoKey(id), LARGEST_KEPT),
    keep: (id, jpeg) => bucket.put(photoKey(id), jpeg),
    remove: (id) => bucket.remove(photoKey(id)),
  }
}

export function bucketPlace(bucket: Bucket, name: string): PhotoPlace {
  return {
    name,
    isSpare: false,
    readMark: async () => (await bucket.get(MARK, LARGEST_MARK))?.toString(),
    writeMark: (mark) => bucket.put(MARK, Buffer.from(mark)),
    async *listPhotos() {
      for await (const page of bucket.pages(KEPT)) yield photosOf(page)
    },
    removePhoto: (id) => bucket.remove(photoKey(id)),
    async removeUploads(before) {
      for await (const page of bucket.pages(QUARANTINE))
        for (const { key, changedAt } of page) if (changedAt < before) await bucket.remove(key)
    },
  }
}

function photosOf(objects: readonly StoredObject[]): StoredPhoto[] {
  return objects.flatMap(({ key, changedAt }) =>
    key.endsWith(JPEG) ? [{ id: key.slice(KEPT.length, -JPEG.length), changedAt }] : [],
  )
}
